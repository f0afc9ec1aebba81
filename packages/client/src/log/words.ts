import { wordsOf } from '../words.ts';

/** The words around the log. */
export const words = wordsOf<{
  readonly tools: readonly [];
  readonly search: readonly [];
  readonly show: readonly [];
  readonly everything: readonly [];
  readonly combat: readonly [];
  readonly damage: readonly [];
  readonly cards: readonly [];
  readonly movement: readonly [];
  readonly ofPlayer: readonly [];
  readonly everybody: readonly [];
  readonly nothingFound: readonly [];
  readonly nothingYet: readonly [];
  readonly why: readonly [];
  readonly whyOf: readonly ['line'];
  readonly seeThen: readonly [];
  readonly newest: readonly [];
  readonly copy: readonly [];
  readonly copied: readonly [];
  readonly notCopied: readonly [];
  readonly save: readonly [];
  readonly fileName: readonly [];
  readonly rule: readonly ['rule'];
  readonly loadingRule: readonly [];
  readonly byPlayers: readonly [];
}>({
  en: {
    tools: 'Search and save',
    search: 'Search the log',
    show: 'Show',
    everything: 'Everything',
    combat: 'Combats',
    damage: 'Damage',
    cards: 'Cards',
    movement: 'Movement',
    ofPlayer: 'Player',
    everybody: 'All players',
    nothingFound: 'Nothing found.',
    nothingYet: 'Nothing has happened yet.',
    why: 'Why?',
    whyOf: 'Why? {line}',
    seeThen: 'Press Enter or click on a line to see the position at that moment.',
    newest: 'Newest',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'This browser does not allow it',
    save: 'Download as text',
    fileName: 'peerless-log.txt',
    rule: 'Rule {rule}',
    loadingRule: 'Loading the rule…',
    byPlayers: 'The players decided this.',
  },
  pt: {
    tools: 'Buscar e salvar',
    search: 'Buscar no registro',
    show: 'Mostrar',
    everything: 'Tudo',
    combat: 'Combates',
    damage: 'Dano',
    cards: 'Cartas',
    movement: 'Movimento',
    ofPlayer: 'Jogador',
    everybody: 'Todos os jogadores',
    nothingFound: 'Nada encontrado.',
    nothingYet: 'Ainda não aconteceu nada.',
    why: 'Por quê?',
    whyOf: 'Por quê? {line}',
    seeThen: 'Aperte Enter ou clique em uma linha para ver a posição naquele momento.',
    newest: 'Mais recentes',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Este navegador não permite',
    save: 'Baixar como texto',
    fileName: 'peerless-registro.txt',
    rule: 'Regra {rule}',
    loadingRule: 'Carregando a regra…',
    byPlayers: 'Foi decisão dos jogadores.',
  },
  fr: {
    tools: 'Chercher, enregistrer',
    search: 'Chercher dans le journal',
    show: 'Afficher',
    everything: 'Tout',
    combat: 'Combats',
    damage: 'Dégâts',
    cards: 'Cartes',
    movement: 'Déplacements',
    ofPlayer: 'Joueur',
    everybody: 'Tous les joueurs',
    nothingFound: 'Aucun résultat.',
    nothingYet: 'Il ne s’est encore rien passé.',
    why: 'Pourquoi\u202f?',
    whyOf: 'Pourquoi\u202f? {line}',
    seeThen: 'Appuyez sur Entrée ou cliquez sur une ligne pour voir la position à ce moment-là.',
    newest: 'Les plus récents',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Ce navigateur ne le permet pas',
    save: 'Télécharger le texte',
    fileName: 'peerless-journal.txt',
    rule: 'Règle {rule}',
    loadingRule: 'Chargement de la règle…',
    byPlayers: 'Les joueurs en ont décidé ainsi.',
  },
  uk: {
    tools: 'Шукати, зберегти',
    search: 'Шукати в журналі',
    show: 'Показати',
    everything: 'Усе',
    combat: 'Бої',
    damage: 'Поранення',
    cards: 'Карти',
    movement: 'Переміщення',
    ofPlayer: 'Гравець',
    everybody: 'Усі гравці',
    nothingFound: 'Нічого не знайдено.',
    nothingYet: 'Ще нічого не сталося.',
    why: 'Чому?',
    whyOf: 'Чому? {line}',
    seeThen: 'Натисніть Enter або клацніть рядок, щоб побачити позицію на той момент.',
    newest: 'Найновіше',
    copy: 'Копіювати',
    copied: 'Скопійовано',
    notCopied: 'Цей браузер не дозволяє',
    save: 'Завантажити як текст',
    fileName: 'peerless-zhurnal.txt',
    rule: 'Правило {rule}',
    loadingRule: 'Завантаження правила…',
    byPlayers: 'Так вирішили гравці.',
  },
});
