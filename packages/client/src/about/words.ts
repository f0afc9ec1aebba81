import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of the About page. */
export const words = wordsOf<{
  readonly title: Plain;
  readonly fan: Plain;
  readonly facts: Plain;
  readonly privacy: Plain;
  readonly nothingLeaves: Plain;
  readonly kept: Plain;
  readonly online: Plain;
  readonly licence: Plain;
  readonly ours: Plain;
  readonly source: Plain;
  readonly credits: Plain;
  readonly emblems: Plain;
  readonly emblemsBy: readonly ['names'];
  readonly fonts: Plain;
  readonly code: Plain;
  readonly version: Plain;
  readonly versions: readonly ['version', 'rules'];
}>({
  en: {
    title: 'About',
    fan: 'Peerless is an unofficial fan project. It is not made, endorsed or supported by the publishers of Unmatched; the name and the trademarks belong to their owners.',
    facts:
      'Names, numbers and rules are used as facts. The wording of every card, all drawings of boards and cards and all code are our own.',
    privacy: 'Privacy',
    nothingLeaves:
      'Nothing leaves your device. There is no account, no tracking, no advertising; the page only asks its own server now and then whether there is a new version.',
    kept: 'Games and settings are saved in this browser only. Deleting its data for this site deletes them; download the games you want to keep.',
    online:
      'Playing online is the exception: the server keeps your name, your games and what is said at tables, and your browser a cookie by which you are known there. Nobody else is told anything.',
    licence: 'Licence and source',
    ours: 'Our code and words are free under the MIT License. Copyright 2026, the Peerless contributors.',
    source:
      'The source lies in the repository from which this copy was built; this table is its folder packages/client.',
    credits: 'Credits',
    emblems:
      'The emblems are from game-icons.net, licensed under CC BY 3.0 (creativecommons.org/licenses/by/3.0); we have coloured and framed them.',
    emblemsBy: 'Its artists are {names} and others.',
    fonts:
      'The typefaces are Oswald by Vernon Adams and contributors, and Alegreya by Juan Pablo del Peral and Huerta Tipográfica, both under the SIL Open Font License 1.1.',
    code: 'The page is built with React (MIT), idb (ISC) and, for sounds, ZzFX by Frank Force (MIT).',
    version: 'Version',
    versions: 'Peerless {version}, rules version {rules}.',
  },
  pt: {
    title: 'Sobre',
    fan: 'Peerless é um projeto de fãs, não oficial. Não é feito, endossado nem apoiado pelas editoras de Unmatched; o nome e as marcas pertencem a seus respectivos donos.',
    facts:
      'Nomes, números e regras são usados como fatos. A redação de cada carta, todos os desenhos de tabuleiros e cartas e todo o código são nossos.',
    privacy: 'Privacidade',
    nothingLeaves:
      'Nada sai do seu aparelho. Não há conta, rastreamento nem propaganda; a página só pergunta de vez em quando ao próprio servidor se há uma nova versão.',
    kept: 'Partidas e ajustes ficam só neste navegador. Apagar os dados deste site apaga tudo; baixe as partidas que quiser guardar.',
    online:
      'A exceção é jogar online: o servidor guarda seu nome, suas partidas e o que se diz nas mesas, e o navegador, um cookie pelo qual você é reconhecido lá. Ninguém mais fica sabendo de nada.',
    licence: 'Licença e código-fonte',
    ours: 'Nosso código e nossos textos são livres sob a licença MIT. Copyright 2026, os colaboradores do Peerless.',
    source:
      'O código-fonte está no repositório do qual esta cópia foi feita; esta mesa é a pasta packages/client.',
    credits: 'Créditos',
    emblems:
      'Os emblemas são de game-icons.net, sob a licença CC BY 3.0 (creativecommons.org/licenses/by/3.0); nós os colorimos e emolduramos.',
    emblemsBy: 'Os artistas são {names} e outros.',
    fonts:
      'As fontes são Oswald, de Vernon Adams e colaboradores, e Alegreya, de Juan Pablo del Peral e Huerta Tipográfica, ambas sob a SIL Open Font License 1.1.',
    code: 'A página é feita com React (MIT), idb (ISC) e, para os sons, ZzFX, de Frank Force (MIT).',
    version: 'Versão',
    versions: 'Peerless {version}, versão {rules} das regras.',
  },
  fr: {
    title: 'À propos',
    fan: 'Peerless est un projet de fans, non officiel. Il n’est ni réalisé, ni approuvé, ni soutenu par les éditeurs d’Unmatched\u202f; le nom et les marques appartiennent à leurs propriétaires.',
    facts:
      'Les noms, les chiffres et les règles sont utilisés comme des faits. La formulation de chaque carte, tous les dessins de plateaux et de cartes et tout le code sont les nôtres.',
    privacy: 'Vie privée',
    nothingLeaves:
      'Rien ne quitte votre appareil. Ni compte, ni pistage, ni publicité\u202f; la page demande seulement de temps en temps à son propre serveur s’il existe une nouvelle version.',
    kept: 'Les parties et les réglages ne sont conservés que dans ce navigateur. Effacer ses données pour ce site les efface\u202f; téléchargez les parties que vous voulez garder.',
    online:
      'Jouer en ligne fait exception\u202f: le serveur garde votre nom, vos parties et ce qui se dit aux tables, et votre navigateur un cookie qui vous y fait reconnaître. Personne d’autre n’apprend rien.',
    licence: 'Licence et code source',
    ours: 'Notre code et nos textes sont libres, sous licence MIT. Copyright 2026, les contributeurs de Peerless.',
    source:
      'Le code source se trouve dans le dépôt dont cette copie est issue\u202f; cette table en est le dossier packages/client.',
    credits: 'Crédits',
    emblems:
      'Les emblèmes viennent de game-icons.net, sous licence CC BY 3.0 (creativecommons.org/licenses/by/3.0)\u202f; nous les avons colorés et encadrés.',
    emblemsBy: 'Ses artistes sont {names} et d’autres.',
    fonts:
      'Les polices sont Oswald, de Vernon Adams et ses contributeurs, et Alegreya, de Juan Pablo del Peral et Huerta Tipográfica, toutes deux sous SIL Open Font License 1.1.',
    code: 'La page est faite avec React (MIT), idb (ISC) et, pour les sons, ZzFX de Frank Force (MIT).',
    version: 'Version',
    versions: 'Peerless {version}, version {rules} des règles.',
  },
  uk: {
    title: 'Про проєкт',
    fan: 'Peerless — неофіційний фанатський проєкт. Його не створювали, не схвалювали й не підтримують видавці Unmatched; назва й торговельні марки належать їхнім власникам.',
    facts:
      'Імена, числа та правила використано як факти. Формулювання кожної карти, усі малюнки мап і карт та весь код — наші.',
    privacy: 'Приватність',
    nothingLeaves:
      'Ніщо не покидає вашого пристрою. Немає ні облікових записів, ні стеження, ні реклами; сторінка лише зрідка питає у власного сервера, чи є нова версія.',
    kept: 'Ігри та налаштування зберігаються лише в цьому браузері. Якщо видалити дані цього сайту, зникнуть і вони; завантажте ігри, які хочете зберегти.',
    online:
      "Виняток — гра в мережі: сервер зберігає ваше ім'я, ваші ігри та сказане за столами, а ваш браузер — кукі, за яким вас там упізнають. Більше ніхто нічого не дізнається.",
    licence: 'Ліцензія та вихідний код',
    ours: 'Наш код і наші тексти вільні за ліцензією MIT. Copyright 2026, учасники проєкту Peerless.',
    source: 'Вихідний код — у репозиторії, з якого зібрано цю копію; цей стіл — його тека packages/client.',
    credits: 'Подяки',
    emblems:
      'Емблеми взято з game-icons.net за ліцензією CC BY 3.0 (creativecommons.org/licenses/by/3.0); ми їх розфарбували й обрамили.',
    emblemsBy: 'Там малюють {names} та інші.',
    fonts:
      'Шрифти — Oswald (Vernon Adams та інші) і Alegreya (Juan Pablo del Peral, Huerta Tipográfica), обидва за ліцензією SIL Open Font License 1.1.',
    code: 'Сторінку створено з React (MIT), idb (ISC), а звуки — із ZzFX (Frank Force, MIT).',
    version: 'Версія',
    versions: 'Peerless {version}, версія правил {rules}.',
  },
});
