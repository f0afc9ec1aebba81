import { type Adjective, adjectives, inCapitals } from './adjectives.ts';
import { being, forms, type Noun, noun } from './grammar.ts';

/**
 * Names by slug, in the words of the rulebooks, with all their forms; the first one is used unless the hero's data ask
 * for another. A name that is missing here is not declined: it follows its class noun ("бійця Zed").
 */
export const names: Readonly<Record<string, readonly Noun[]>> = {
  'king-arthur': [
    being('m', 'король Артур|короля Артура|королю Артурові|короля Артура|королем Артуром|королеві Артурі'),
  ],
  merlin: [being('m', 'Мерлін|Мерліна|Мерлінові|Мерліна|Мерліном|Мерлінові')],
  alice: [being('f', 'Аліса|Аліси|Алісі|Алісу|Алісою|Алісі')],
  'the-jabberwock': [
    being('m', 'Жербельковт|Жербельковта|Жербельковтові|Жербельковта|Жербельковтом|Жербельковтові'),
  ],
  medusa: [being('f', 'Медуза|Медузи|Медузі|Медузу|Медузою|Медузі')],
  harpy: [
    being('f', 'гарпія|гарпії|гарпії|гарпію|гарпією|гарпії', 'гарпії|гарпій|гарпіям|гарпій|гарпіями|гарпіях'),
  ],
  sinbad: [being('m', 'Синдбад|Синдбада|Синдбадові|Синдбада|Синдбадом|Синдбадові')],
  'the-porter': [being('m', 'Носій|Носія|Носієві|Носія|Носієм|Носієві')],
  'little-red-riding-hood': [
    being(
      'f',
      'Червона Шапочка|Червоної Шапочки|Червоній Шапочці|Червону Шапочку|Червоною Шапочкою|Червоній Шапочці',
    ),
    being('f', 'Шапочка|Шапочки|Шапочці|Шапочку|Шапочкою|Шапочці'),
  ],
  huntsman: [being('m', 'Мисливець|Мисливця|Мисливцеві|Мисливця|Мисливцем|Мисливцеві')],
  beowulf: [being('m', 'Беовульф|Беовульфа|Беовульфові|Беовульфа|Беовульфом|Беовульфові')],
  wiglaf: [being('m', 'Віглаф|Віглафа|Віглафові|Віглафа|Віглафом|Віглафові')],
  'sherlock-holmes': [
    being(
      'm',
      'Шерлок Голмс|Шерлока Голмса|Шерлокові Голмсу|Шерлока Голмса|Шерлоком Голмсом|Шерлокові Голмсі',
    ),
    being('m', 'Голмс|Голмса|Голмсові|Голмса|Голмсом|Голмсові'),
  ],
  'dr-watson': [
    being(
      'm',
      'доктор Ватсон|доктора Ватсона|докторові Ватсону|доктора Ватсона|доктором Ватсоном|докторові Ватсоні',
    ),
    being('m', 'Ватсон|Ватсона|Ватсонові|Ватсона|Ватсоном|Ватсонові'),
  ],
  dracula: [being('m', 'Дракула|Дракули|Дракулі|Дракулу|Дракулою|Дракулі')],
  sister: [
    being('f', 'Сестра|Сестри|Сестрі|Сестру|Сестрою|Сестрі', 'Сестри|Сестер|Сестрам|Сестер|Сестрами|Сестрах'),
  ],
  'jekyll-and-hyde': [
    being(
      'm',
      'Джекіл і Гайд|Джекіла і Гайда|Джекілові й Гайдові|Джекіла і Гайда|Джекілом і Гайдом|Джекілові й Гайдові',
    ),
  ],
  'dr-jekyll': [
    being(
      'm',
      'доктор Джекіл|доктора Джекіла|докторові Джекілу|доктора Джекіла|доктором Джекілом|докторові Джекілі',
    ),
  ],
  'mr-hyde': [
    being('m', 'містер Гайд|містера Гайда|містерові Гайду|містера Гайда|містером Гайдом|містерові Гайді'),
  ],
  'invisible-man': [being('m', 'Невидимець|Невидимця|Невидимцеві|Невидимця|Невидимцем|Невидимцеві')],
  'robin-hood': [being('m', 'Робін Гуд|Робіна Гуда|Робінові Гуду|Робіна Гуда|Робіном Гудом|Робінові Гуді')],
  outlaw: [
    being(
      'm',
      'розбійник|розбійника|розбійникові|розбійника|розбійником|розбійникові',
      'розбійники|розбійників|розбійникам|розбійників|розбійниками|розбійниках',
    ),
  ],
  bigfoot: [being('m', 'Бігфут|Бігфута|Бігфутові|Бігфута|Бігфутом|Бігфутові')],
  'the-jackalope': [being('m', 'Джекалоп|Джекалопа|Джекалопові|Джекалопа|Джекалопом|Джекалопові')],
  'sun-wukong': [being('m', 'Сунь Укун|Сунь Укуна|Сунь Укунові|Сунь Укуна|Сунь Укуном|Сунь Укунові')],
  clone: [being('m', 'клон|клона|клонові|клона|клоном|клонові', 'клони|клонів|клонам|клонів|клонами|клонах')],
  'bruce-lee': [being('m', 'Брюс Лі|Брюса Лі|Брюсові Лі|Брюса Лі|Брюсом Лі|Брюсові Лі')],
  achilles: [being('m', 'Ахілл|Ахілла|Ахіллові|Ахілла|Ахіллом|Ахіллові')],
  patroclus: [being('m', 'Патрокл|Патрокла|Патроклові|Патрокла|Патроклом|Патроклові')],
  'bloody-mary': [
    being('f', 'Кривава Мері|Кривавої Мері|Кривавій Мері|Криваву Мері|Кривавою Мері|Кривавій Мері'),
  ],
  yennenga: [being('f', 'Єнненга|Єнненги|Єннензі|Єнненгу|Єнненгою|Єннензі')],
  archer: [
    being(
      'm',
      'лучник|лучника|лучникові|лучника|лучником|лучникові',
      'лучники|лучників|лучникам|лучників|лучниками|лучниках',
    ),
  ],
  rage: [noun('f', 'лють|люті|люті|лють|люттю|люті')],
  fog: [
    noun(
      'm',
      'жетон туману|жетона туману|жетону туману|жетон туману|жетоном туману|жетоні туману',
      'жетони туману|жетонів туману|жетонам туману|жетони туману|жетонами туману|жетонах туману',
    ),
  ],
  knife: [noun('m', 'ніж|ножа|ножу|ніж|ножем|ножі', 'ножі|ножів|ножам|ножі|ножами|ножах')],
  wolfskin: [
    noun(
      'f',
      'вовча шкура|вовчої шкури|вовчій шкурі|вовчу шкуру|вовчою шкурою|вовчій шкурі',
      'вовчі шкури|вовчих шкур|вовчим шкурам|вовчі шкури|вовчими шкурами|вовчих шкурах',
    ),
  ],
  wolfsbane: [noun('m', 'аконіт|аконіту|аконіту|аконіт|аконітом|аконіті')],
  wild: [noun('m', 'джокер|джокера|джокеру|джокера|джокером|джокері')],
};

/** Forms that are qualities, not persons; cards print them in capitals. */
export const qualities: Readonly<Record<string, Adjective>> = {
  big: inCapitals(adjectives.big),
  small: inCapitals(adjectives.small),
};

/** The common noun behind a set of forms, by one of them; without an entry it is a "form". */
export const sized: readonly string[] = ['big', 'small'];

/** Keywords of cards, as they stand after the word for a card. */
export const tags: Readonly<Record<string, string>> = {
  voyage: 'ПОДОРОЖІ',
  'jeet-kune-do': 'ДЖИТ-КУН-ДО',
};

/** Doors by the name the board gives them. */
export const doors: Readonly<Record<string, Adjective>> = {
  north: adjectives.north,
  south: adjectives.south,
  west: adjectives.west,
  east: adjectives.east,
};

/** A name that keeps its form, with the class noun that is declined for it. */
export const indeclinable = (classNoun: Noun, name: string): Noun => {
  const after = (said: Noun['sg']): Noun['sg'] =>
    forms(
      [name, ...[said.gen, said.dat, said.acc, said.ins, said.loc].map((word) => `${word} ${name}`)].join(
        '|',
      ),
    );
  return { ...classNoun, sg: after(classNoun.sg), pl: after(classNoun.pl) };
};
