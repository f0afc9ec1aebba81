import { wordsOf } from '../words.ts';

/** What is said about a board. Names of spaces, zones, fighters and doors come from the text package. */
export const words = wordsOf<{
  readonly board: readonly ['board'];
  readonly keys: readonly [];
  readonly choose: readonly [];
  readonly zones: readonly ['zones', 'count'];
  readonly start: readonly ['number'];
  readonly passage: readonly [];
  readonly belt: readonly ['space'];
  readonly beltEnd: readonly [];
  readonly bin: readonly [];
  readonly combatItem: readonly ['name', 'text'];
  readonly schemeItem: readonly ['name', 'text'];
  readonly yours: readonly [];
  readonly large: readonly [];
  /** Of the fighters in the combat that goes on. */
  readonly attacks: readonly [];
  readonly attacked: readonly [];
  readonly picked: readonly [];
  readonly target: readonly [];
  readonly inRange: readonly [];
  readonly steps: readonly ['count'];
  readonly lines: readonly ['spaces', 'count'];
  readonly onlyTo: readonly ['spaces', 'count'];
  readonly onlyFrom: readonly ['spaces', 'count'];
  readonly shut: readonly ['spaces', 'count'];
  readonly above: readonly ['spaces', 'count'];
  readonly below: readonly ['spaces', 'count'];
  readonly links: readonly ['spaces', 'count'];
  readonly view: readonly [];
  readonly zoomIn: readonly [];
  readonly zoomOut: readonly [];
  readonly whole: readonly [];
  readonly melee: readonly [];
  readonly ranged: readonly [];
}>({
  en: {
    melee: 'melee',
    ranged: 'ranged',
    board: 'Spaces of {board}',
    keys: 'The arrow keys go from space to space, Enter chooses. Plus and minus zoom, 0 shows the whole board, Shift and an arrow key move it.',
    choose: 'Choose',
    zones: { by: 'count', one: '{zones} zone', other: '{zones} zones' },
    start: 'start space {number}',
    passage: 'secret passage',
    belt: 'conveyor belt to space {space}',
    beltEnd: 'end of the conveyor belt',
    bin: 'bin of the conveyor belt',
    combatItem: 'combat item {name}: {text}',
    schemeItem: 'scheme item {name}: {text}',
    yours: 'your fighter',
    large: 'large fighter',
    attacks: 'attacks',
    attacked: 'is attacked',
    picked: 'chosen',
    target: 'can be attacked',
    inRange: 'in attack range',
    steps: { by: 'count', one: '{count} space away', other: '{count} spaces away' },
    lines: { by: 'count', one: 'a line to space {spaces}', other: 'lines to spaces {spaces}' },
    onlyTo: {
      by: 'count',
      one: 'a one-way line to space {spaces}',
      other: 'one-way lines to spaces {spaces}',
    },
    onlyFrom: {
      by: 'count',
      one: 'a one-way line from space {spaces}',
      other: 'one-way lines from spaces {spaces}',
    },
    shut: { by: 'count', one: 'a closed door to space {spaces}', other: 'closed doors to spaces {spaces}' },
    above: {
      by: 'count',
      one: 'high ground towards space {spaces}',
      other: 'high ground towards spaces {spaces}',
    },
    below: {
      by: 'count',
      one: 'space {spaces} has the high ground',
      other: 'spaces {spaces} have the high ground',
    },
    links: { by: 'count', one: 'a deck link to space {spaces}', other: 'deck links to spaces {spaces}' },
    view: 'View of the board',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole board',
  },
  pt: {
    melee: 'corpo-a-corpo',
    ranged: 'à distância',
    board: 'Espaços do tabuleiro {board}',
    keys: 'As setas vão de um espaço a outro, Enter escolhe. Mais e menos aproximam e afastam, 0 mostra o tabuleiro inteiro, Shift com uma seta o desloca.',
    choose: 'Escolher',
    zones: { by: 'count', one: 'zona {zones}', other: 'zonas {zones}' },
    start: 'espaço inicial {number}',
    passage: 'passagem secreta',
    belt: 'esteira rolante até o espaço {space}',
    beltEnd: 'fim da esteira rolante',
    bin: 'caixote da esteira rolante',
    combatItem: 'item de combate {name}: {text}',
    schemeItem: 'item de tática {name}: {text}',
    yours: 'seu combatente',
    large: 'combatente grande',
    attacks: 'ataca',
    attacked: 'sob ataque',
    picked: 'combatente escolhido',
    target: 'pode ser alvo do ataque',
    inRange: 'ao alcance do ataque',
    steps: { by: 'count', one: 'a {count} espaço', other: 'a {count} espaços' },
    lines: { by: 'count', one: 'linha até o espaço {spaces}', other: 'linhas até os espaços {spaces}' },
    onlyTo: {
      by: 'count',
      one: 'linha de mão única até o espaço {spaces}',
      other: 'linhas de mão única até os espaços {spaces}',
    },
    onlyFrom: {
      by: 'count',
      one: 'linha de mão única vinda do espaço {spaces}',
      other: 'linhas de mão única vindas dos espaços {spaces}',
    },
    shut: {
      by: 'count',
      one: 'porta fechada para o espaço {spaces}',
      other: 'portas fechadas para os espaços {spaces}',
    },
    above: {
      by: 'count',
      one: 'terreno elevado em relação ao espaço {spaces}',
      other: 'terreno elevado em relação aos espaços {spaces}',
    },
    below: {
      by: 'count',
      one: 'o espaço {spaces} é mais elevado',
      other: 'os espaços {spaces} são mais elevados',
    },
    links: {
      by: 'count',
      one: 'ligação entre conveses com o espaço {spaces}',
      other: 'ligações entre conveses com os espaços {spaces}',
    },
    view: 'Vista do tabuleiro',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    whole: 'Tabuleiro inteiro',
  },
  fr: {
    melee: 'mêlée',
    ranged: 'à distance',
    board: 'Cases du plateau {board}',
    keys: 'Les flèches mènent d’une case à l’autre, Entrée choisit. Plus et moins règlent le zoom, 0 montre tout le plateau, Maj et une flèche le déplacent.',
    choose: 'Choisir',
    zones: { by: 'count', one: 'zone {zones}', other: 'zones {zones}' },
    start: 'case de départ {number}',
    passage: 'passage secret',
    belt: 'tapis roulant vers la case {space}',
    beltEnd: 'fin du tapis roulant',
    bin: 'caisse du tapis roulant',
    combatItem: 'objet de combat {name}\u202f: {text}',
    schemeItem: 'objet de stratagème {name}\u202f: {text}',
    yours: 'votre combattant',
    large: 'grand combattant',
    attacks: 'attaque',
    attacked: 'subit l’attaque',
    picked: 'combattant choisi',
    target: 'peut être la cible d’une attaque',
    inRange: 'à portée d’attaque',
    steps: { by: 'count', one: 'à {count} case', other: 'à {count} cases' },
    lines: { by: 'count', one: 'ligne vers la case {spaces}', other: 'lignes vers les cases {spaces}' },
    onlyTo: {
      by: 'count',
      one: 'ligne à sens unique vers la case {spaces}',
      other: 'lignes à sens unique vers les cases {spaces}',
    },
    onlyFrom: {
      by: 'count',
      one: 'ligne à sens unique depuis la case {spaces}',
      other: 'lignes à sens unique depuis les cases {spaces}',
    },
    shut: {
      by: 'count',
      one: 'porte fermée vers la case {spaces}',
      other: 'portes fermées vers les cases {spaces}',
    },
    above: {
      by: 'count',
      one: 'terrain surélevé par rapport à la case {spaces}',
      other: 'terrain surélevé par rapport aux cases {spaces}',
    },
    below: {
      by: 'count',
      one: 'la case {spaces} est surélevée',
      other: 'les cases {spaces} sont surélevées',
    },
    links: {
      by: 'count',
      one: 'liaison entre les ponts avec la case {spaces}',
      other: 'liaisons entre les ponts avec les cases {spaces}',
    },
    view: 'Vue du plateau',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    whole: 'Tout le plateau',
  },
  uk: {
    melee: 'ближній бій',
    ranged: 'дальній бій',
    board: 'Комірки мапи «{board}»',
    keys: 'Стрілки переходять від комірки до комірки, Enter вибирає. Плюс і мінус змінюють масштаб, 0 показує всю мапу, Shift зі стрілкою зсуває її.',
    choose: 'Вибрати',
    zones: { by: 'count', one: '{zones} зона', other: '{zones} зони' },
    start: 'початкова комірка {number}',
    passage: 'таємний прохід',
    belt: 'конвеєр до комірки {space}',
    beltEnd: 'кінець конвеєра',
    bin: 'скриня конвеєра',
    combatItem: 'бойовий предмет «{name}»: {text}',
    schemeItem: 'предмет-виверт «{name}»: {text}',
    yours: 'ваш боєць',
    large: 'великий боєць',
    attacks: 'атакує',
    attacked: 'під атакою',
    picked: 'вибраний боєць',
    target: 'можна атакувати',
    inRange: 'досяжно для атаки',
    steps: {
      by: 'count',
      one: 'за {count} комірку',
      few: 'за {count} комірки',
      many: 'за {count} комірок',
      other: 'за {count} комірки',
    },
    lines: { by: 'count', one: 'лінія до комірки {spaces}', other: 'лінії до комірок {spaces}' },
    onlyTo: {
      by: 'count',
      one: 'одностороння лінія до комірки {spaces}',
      other: 'односторонні лінії до комірок {spaces}',
    },
    onlyFrom: {
      by: 'count',
      one: 'одностороння лінія з комірки {spaces}',
      other: 'односторонні лінії з комірок {spaces}',
    },
    shut: {
      by: 'count',
      one: 'зачинені двері до комірки {spaces}',
      other: 'зачинені двері до комірок {spaces}',
    },
    above: { by: 'count', one: 'узвишшя над коміркою {spaces}', other: 'узвишшя над комірками {spaces}' },
    below: { by: 'count', one: 'комірка {spaces} вища', other: 'комірки {spaces} вищі' },
    links: {
      by: 'count',
      one: "зв'язок палуб із коміркою {spaces}",
      other: "зв'язки палуб із комірками {spaces}",
    },
    view: 'Огляд мапи',
    zoomIn: 'Наблизити',
    zoomOut: 'Віддалити',
    whole: 'Уся мапа',
  },
});
