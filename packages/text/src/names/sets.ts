import type { Titles } from '@peerless/language';
import type { TextLanguage } from '../realise/realiser.ts';
import { localName } from './local-name.ts';

type Translated = Required<Titles>;

/** Of its heroes and of its boards, which leave out the first word. */
const TALES: Translated = {
  pt: 'Aventuras: Contos de Espanto',
  fr: 'Aventures : Récits extraordinaires',
  uk: 'Пригоди: Дивовижні оповіді',
};

/** The boxes by their English name; published names where there are any (Cobble & Fog keeps its name in France). */
const SETS: Readonly<Record<string, Translated>> = {
  'Adventures: Tales to Amaze': TALES,
  'Battle of Legends, Volume One': {
    pt: 'Batalha de Lendas, Volume Um',
    fr: 'Combats de légende, volume 1',
    uk: 'Битва легенд, том перший',
  },
  'Battle of Legends, Volume Two': {
    pt: 'Batalha de Lendas, Volume Dois',
    fr: 'Combats de légende, volume 2',
    uk: 'Битва легенд, том другий',
  },
  'Battle of Legends, Volume Three': {
    pt: 'Batalha de Lendas, Volume Três',
    fr: 'Combats de légende, volume 3',
    uk: 'Битва легенд, том третій',
  },
  'Bruce Lee': { pt: 'Bruce Lee', fr: 'Bruce Lee', uk: 'Брюс Лі' },
  'Buffy the Vampire Slayer': {
    pt: 'Buffy, a Caça-Vampiros',
    fr: 'Buffy contre les vampires',
    uk: 'Баффі — винищувачка вампірів',
  },
  'Cobble & Fog': { pt: 'Névoa e Paralelepípedos', fr: 'Cobble & Fog', uk: 'Місто туманів' },
  'Houdini vs. The Genie': {
    pt: 'Houdini vs. o Gênio',
    fr: 'Houdini vs le Génie',
    uk: 'Гудіні проти Джина',
  },
  'Jurassic Park: Dr. Sattler vs. T. Rex': {
    pt: 'Jurassic Park: Dra. Sattler vs. T. Rex',
    fr: 'Jurassic Park : Dr Sattler vs T. rex',
    uk: 'Парк Юрського періоду: докторка Саттлер проти тиранозавра',
  },
  'Jurassic Park: InGen vs. Raptors': {
    pt: 'Jurassic Park: InGen vs. Raptores',
    fr: 'Jurassic Park : InGen vs les raptors',
    uk: 'Парк Юрського періоду: «ІнДжен» проти рапторів',
  },
  'Little Red Riding Hood vs. Beowulf': {
    pt: 'Chapeuzinho Vermelho vs. Beowulf',
    fr: 'Le Petit Chaperon rouge vs Beowulf',
    uk: 'Червона Шапочка проти Беовульфа',
  },
  'Marvel: Brains and Brawn': {
    pt: 'Marvel: Cérebro e Músculos',
    fr: 'Marvel : La tête et les muscles',
    uk: 'Марвел: Розум і сила',
  },
  'Marvel: For King and Country': {
    pt: 'Marvel: Pelo Rei e pela Pátria',
    fr: 'Marvel : Pour le roi et la patrie',
    uk: 'Марвел: За короля і країну',
  },
  "Marvel: Hell's Kitchen": {
    pt: 'Marvel: Cozinha do Inferno',
    fr: 'Marvel : Hell’s Kitchen',
    uk: 'Марвел: Пекельна кухня',
  },
  'Marvel: Redemption Row': {
    pt: 'Marvel: Corredor da Redenção',
    fr: 'Marvel : Le couloir de la rédemption',
    uk: 'Марвел: Коридор спокути',
  },
  'Marvel: Teen Spirit': {
    pt: 'Marvel: Espírito Jovem',
    fr: 'Marvel : L’esprit de la jeunesse',
    uk: 'Марвел: Дух юності',
  },
  'Robin Hood vs. Bigfoot': {
    pt: 'Robin Hood vs. Pé-Grande',
    fr: 'Robin des Bois vs Bigfoot',
    uk: 'Робін Гуд проти Бігфута',
  },
  'Slings & Arrows': { pt: 'Pedras e Flechas', fr: 'La fronde et les flèches', uk: 'Пращі та стріли' },
  'Stars and Stripes': { pt: 'Estrelas e Listras', fr: 'La bannière étoilée', uk: 'Зірки та смуги' },
  "Sun's Origin": { pt: 'A Origem do Sol', fr: 'L’origine du soleil', uk: 'Витоки сонця' },
  'The Witcher: Realms Fall': {
    pt: 'The Witcher: A Queda dos Reinos',
    fr: 'The Witcher : La chute des royaumes',
    uk: 'Відьмак: Падіння королівств',
  },
  'Unmatched Adventures: Tales to Amaze': TALES,
  'The Witcher: Steel & Silver': {
    pt: 'The Witcher: Aço e Prata',
    fr: 'The Witcher : Acier et argent',
    uk: 'Відьмак: Сталь і срібло',
  },
};

/** Where a hero comes from that was never printed. */
const HOMEMADE = {
  name: 'Homemade',
  names: { pt: 'Criação própria', fr: 'Création maison', uk: 'Саморобка' },
} as const;

/** The name of a box; one that is not listed keeps its own, and what was never printed is homemade. */
export const setName = (set: string | undefined, lang: TextLanguage): string =>
  localName(set === undefined || set === HOMEMADE.name ? HOMEMADE : { name: set, names: SETS[set] }, lang);
