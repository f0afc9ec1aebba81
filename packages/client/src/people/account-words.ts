import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the own account. */
export const words = wordsOf<{
  readonly nobody: Plain;
  readonly profile: Plain;
  readonly name: Plain;
  readonly rename: Plain;
  readonly renamed: Plain;
  readonly recovery: Plain;
  readonly recoveryAbout: Plain;
  readonly hasRecovery: Plain;
  readonly newCode: Plain;
  readonly code: Plain;
  readonly codeOnce: Plain;
  readonly password: Plain;
  readonly passwordAbout: Plain;
  readonly hasPassword: readonly ['login'];
  readonly login: Plain;
  readonly secret: Plain;
  readonly newSecret: Plain;
  readonly proof: Plain;
  readonly codeVoid: Plain;
  readonly secretAbout: readonly ['count'];
  readonly setPassword: Plain;
  readonly passwordSet: Plain;
  readonly signIn: Plain;
  readonly signInAbout: Plain;
  readonly byCode: Plain;
  readonly byPassword: Plain;
  readonly useCode: Plain;
  readonly usePassword: Plain;
  readonly signOut: Plain;
  readonly signOutAbout: Plain;
  readonly signOutAsk: Plain;
  readonly stay: Plain;
  readonly notices: Plain;
  readonly noticesAbout: Plain;
  readonly noticesDenied: Plain;
  readonly noticesNever: Plain;
}>({
  en: {
    nobody: 'Nobody is signed in on this device.',
    profile: 'Your games and ratings',
    name: 'Your name',
    rename: 'Change the name',
    renamed: 'That is your name now.',
    recovery: 'Another device',
    recoveryAbout:
      'With this code you are yourself on any device, even when this one is lost. Keep it like a key.',
    hasRecovery: 'You have a code. A new one makes the old one void.',
    newCode: 'Make a code',
    code: 'Your code',
    codeOnce: 'It is shown only now. Write it down or copy it.',
    password: 'Login and password',
    passwordAbout: 'If you prefer to remember a password: choose a login, which nobody else sees.',
    hasPassword: 'Your login is {login}.',
    login: 'Login',
    secret: 'Password',
    newSecret: 'New password',
    proof: 'Current password, or code',
    codeVoid: 'Your code is void from now on; you can make a new one.',
    secretAbout: 'At least {count} characters.',
    setPassword: 'Set both',
    passwordSet: 'From now on you can sign in with it.',
    signIn: 'Sign in',
    signInAbout: 'Sign in if you have played here before, on this or another device.',
    byCode: 'With a code',
    byPassword: 'With a password',
    useCode: 'Sign in with the code',
    usePassword: 'Sign in with the password',
    signOut: 'Sign out',
    signOutAbout: 'This device forgets you.',
    signOutAsk:
      'You have neither a code nor a password: nobody could ever sign in as you again. Really sign out?',
    stay: 'Stay',
    notices: 'Tell me when it is my turn',
    noticesAbout: 'By a notification of your browser, even when this page is closed.',
    noticesDenied:
      'Your browser does not allow notifications from this page. You can change that in its settings.',
    noticesNever: 'This browser, or this address, cannot show notifications.',
  },
  pt: {
    nobody: 'Ninguém está conectado neste aparelho.',
    profile: 'Suas partidas e pontuações',
    name: 'Seu nome',
    rename: 'Mudar o nome',
    renamed: 'Agora esse é o seu nome.',
    recovery: 'Outro aparelho',
    recoveryAbout:
      'Com este código você é você em qualquer aparelho, mesmo se este se perder. Guarde-o como uma chave.',
    hasRecovery: 'Você tem um código. Um novo anula o antigo.',
    newCode: 'Criar um código',
    code: 'Seu código',
    codeOnce: 'Ele só aparece agora. Anote ou copie.',
    password: 'Login e senha',
    passwordAbout: 'Se prefere lembrar uma senha: escolha um login, que ninguém mais vê.',
    hasPassword: 'Seu login é {login}.',
    login: 'Login',
    secret: 'Senha',
    newSecret: 'Nova senha',
    proof: 'Senha atual, ou código',
    codeVoid: 'Seu código não vale mais; você pode criar um novo.',
    secretAbout: 'Pelo menos {count} caracteres.',
    setPassword: 'Definir os dois',
    passwordSet: 'A partir de agora você pode entrar com ela.',
    signIn: 'Entrar',
    signInAbout: 'Entre se você já jogou aqui, neste ou em outro aparelho.',
    byCode: 'Com um código',
    byPassword: 'Com uma senha',
    useCode: 'Entrar com o código',
    usePassword: 'Entrar com a senha',
    signOut: 'Sair',
    signOutAbout: 'Este aparelho esquece você.',
    signOutAsk: 'Você não tem código nem senha: ninguém poderia voltar a entrar como você. Sair mesmo assim?',
    stay: 'Ficar',
    notices: 'Avise-me quando for a minha vez',
    noticesAbout: 'Por uma notificação do navegador, mesmo com esta página fechada.',
    noticesDenied:
      'Seu navegador não permite notificações desta página. Você pode mudar isso nos ajustes dele.',
    noticesNever: 'Este navegador, ou este endereço, não consegue mostrar notificações.',
  },
  fr: {
    nobody: 'Personne n’est connecté sur cet appareil.',
    profile: 'Vos parties et vos cotes',
    name: 'Votre nom',
    rename: 'Changer le nom',
    renamed: 'C’est votre nom à présent.',
    recovery: 'Un autre appareil',
    recoveryAbout:
      'Avec ce code vous êtes vous-même sur n’importe quel appareil, même si celui-ci se perd. Gardez-le comme une clé.',
    hasRecovery: 'Vous avez un code. Un nouveau annule l’ancien.',
    newCode: 'Créer un code',
    code: 'Votre code',
    codeOnce: 'Il n’est montré que maintenant. Notez-le ou copiez-le.',
    password: 'Identifiant et mot de passe',
    passwordAbout:
      'Si vous préférez retenir un mot de passe\u202f: choisissez un identifiant, que personne d’autre ne voit.',
    hasPassword: 'Votre identifiant est {login}.',
    login: 'Identifiant',
    secret: 'Mot de passe',
    newSecret: 'Nouveau mot de passe',
    proof: 'Mot de passe actuel, ou code',
    codeVoid: 'Votre code n’est plus valable\u202f; vous pouvez en créer un nouveau.',
    secretAbout: 'Au moins {count} caractères.',
    setPassword: 'Enregistrer les deux',
    passwordSet: 'Vous pouvez désormais vous connecter ainsi.',
    signIn: 'Se connecter',
    signInAbout: 'Connectez-vous si vous avez déjà joué ici, sur cet appareil ou un autre.',
    byCode: 'Avec un code',
    byPassword: 'Avec un mot de passe',
    useCode: 'Se connecter avec le code',
    usePassword: 'Se connecter avec le mot de passe',
    signOut: 'Se déconnecter',
    signOutAbout: 'Cet appareil vous oublie.',
    signOutAsk:
      'Vous n’avez ni code ni mot de passe\u202f: personne ne pourrait plus jamais se connecter à votre nom. Se déconnecter quand même\u202f?',
    stay: 'Rester',
    notices: 'Prévenez-moi quand c’est mon tour',
    noticesAbout: 'Par une notification du navigateur, même quand cette page est fermée.',
    noticesDenied:
      'Votre navigateur refuse les notifications de cette page. Vous pouvez changer cela dans ses réglages.',
    noticesNever: 'Ce navigateur, ou cette adresse, ne peut pas afficher de notifications.',
  },
  uk: {
    nobody: 'На цьому пристрої ніхто не ввійшов.',
    profile: 'Ваші ігри та рейтинги',
    name: "Ваше ім'я",
    rename: "Змінити ім'я",
    renamed: "Тепер це ваше ім'я.",
    recovery: 'Інший пристрій',
    recoveryAbout:
      'З цим кодом ви лишаєтеся собою на будь-якому пристрої, навіть якщо цей загубиться. Бережіть його, як ключ.',
    hasRecovery: 'У вас є код. Новий скасує старий.',
    newCode: 'Створити код',
    code: 'Ваш код',
    codeOnce: 'Його показано лише тепер. Запишіть або скопіюйте.',
    password: 'Логін і пароль',
    passwordAbout: "Якщо вам зручніше пам'ятати пароль: виберіть логін, якого ніхто інший не бачить.",
    hasPassword: 'Ваш логін: {login}.',
    login: 'Логін',
    secret: 'Пароль',
    newSecret: 'Новий пароль',
    proof: 'Теперішній пароль або код',
    codeVoid: 'Ваш код більше не діє; можна створити новий.',
    secretAbout: 'Щонайменше {count} символів.',
    setPassword: 'Зберегти обидва',
    passwordSet: 'Відтепер можна входити з ним.',
    signIn: 'Увійти',
    signInAbout: 'Увійдіть, якщо ви вже грали тут, на цьому чи іншому пристрої.',
    byCode: 'З кодом',
    byPassword: 'З паролем',
    useCode: 'Увійти з кодом',
    usePassword: 'Увійти з паролем',
    signOut: 'Вийти',
    signOutAbout: 'Цей пристрій вас забуде.',
    signOutAsk: 'У вас немає ні коду, ні пароля: ніхто вже не зможе ввійти як ви. Справді вийти?',
    stay: 'Залишитися',
    notices: 'Сповіщати, коли моя черга',
    noticesAbout: 'Сповіщенням браузера, навіть коли цю сторінку закрито.',
    noticesDenied: 'Ваш браузер не дозволяє сповіщень цієї сторінки. Це можна змінити в його налаштуваннях.',
    noticesNever: 'Цей браузер або ця адреса не можуть показувати сповіщень.',
  },
});
