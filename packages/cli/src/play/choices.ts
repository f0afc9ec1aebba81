import type { Decision, Option, OptionOf, OptionType, View } from '@peerless/rules';
import { itemText, localName, message, type Names, optionText, realisers } from '@peerless/text';
import { boostOf, faceOf } from '../collection/card-lines.ts';
import { boardBySlug } from '../collection/library.ts';
import { initials } from '../drawing/position.ts';
import { folded } from '../folded.ts';
import { type PlainMessageId, type Say, sayIn } from '../messages.ts';
import { capital } from '../sentence.ts';
import { cardIn, cardTitle } from './card-title.ts';
import { shownWord } from './help.ts';

/** An option as it is offered on the screen: under a heading, with what is typed for it. */
export interface Choice {
  /** The key of the option. */
  readonly key: string;
  readonly heading: string;
  readonly label: string;
  /** The same in few words, where there is little room. */
  readonly brief: string;
  /**
   * What is typed: a number counted from 1; where there are spaces to choose from, the space itself (`27`), after the
   * letter of its heading if there are several (`b27`), and a word for everything else.
   */
  readonly typed: string;
  /** The same in English, which is understood in every language. */
  readonly also: string;
  /** The space it means, or null. */
  readonly space: number | null;
  /** The letter of its fighter or token, the same for the whole game; empty where there is none. */
  readonly letter: string;
  /** The fighter that would move there; empty where nobody would. */
  readonly who: string;
  /** Everything else that can be typed to mean it. */
  readonly words: string;
}

interface Worded extends Omit<Choice, 'typed' | 'also'> {
  readonly order: number;
  readonly type: OptionType;
  /** What is typed in a list of spaces, without the letter, here and in English. */
  readonly word: string;
  readonly english: string;
  /** Whether it stands with spaces, under one of their headings. */
  readonly isAmongSpaces: boolean;
}

/** All options, those of a kind together. */
export function choicesOf(question: Decision, view: View, names: Names): Choice[] {
  const worded = question.options.map((option) => word(option, question, view, names));
  const known = [...new Set(worded.map((choice) => choice.heading))];
  // A maneuver comes first, being done with moves last.
  const headings = question.prompt === 'moves' ? [...known.filter(Boolean), ''] : known;
  const listed = headings.flatMap((heading) =>
    worded.filter((choice) => choice.heading === heading).sort((a, b) => a.order - b.order),
  );
  if (listed.some((choice) => choice.space !== null)) return bySpace(listed, sayIn(names.lang));
  return listed.some((choice) => choice.type === 'number') ? byValue(listed) : byNumber(listed);
}

const plain = ({
  key,
  heading,
  label,
  brief,
  space,
  letter,
  who,
  words,
}: Worded): Omit<Choice, 'typed' | 'also'> => ({
  key,
  heading,
  label,
  brief,
  space,
  letter,
  who,
  words,
});

const byNumber = (listed: readonly Worded[]): Choice[] =>
  listed.map((choice, i) => ({ ...plain(choice), typed: String(i + 1), also: String(i + 1) }));

/** Where a number is asked for, the number itself is typed: 2 must not mean the second, which is 1. */
const byValue = (listed: readonly Worded[]): Choice[] =>
  listed.map((choice) => ({ ...plain(choice), typed: choice.word, also: choice.english }));

/** A number that is typed must never mean anything but the space with that number. */
function bySpace(listed: readonly Worded[], say: Say): Choice[] {
  const headings = [
    ...new Set(listed.filter((choice) => choice.isAmongSpaces).map(({ heading }) => heading)),
  ];
  const letterOf = (choice: Worded): string =>
    headings.length < 2 || !choice.isAmongSpaces ? '' : choice.letter;
  const used = new Map<string, number>();
  return listed.map((choice) => {
    const short = letterOf(choice);
    const before = `${short}${short !== '' && choice.space === null ? ' ' : ''}`;
    const count = (used.get(choice.type) ?? 0) + 1;
    used.set(choice.type, count);
    // Doors, cards and the like beside spaces are counted: `open-1`.
    const after = choice.isAmongSpaces || (WORDED.includes(choice.type) && count === 1) ? '' : `-${count}`;
    return {
      ...plain(choice),
      typed: `${before}${choice.word}${after}`,
      also: `${before}${choice.english}${after}`,
      heading: short === '' ? choice.heading : say('wordsBefore', { label: short, text: choice.heading }),
    };
  });
}

/** a, b, … z, aa, ab, … */
const lettered = (i: number): string =>
  (i < 26 ? '' : lettered(Math.floor(i / 26) - 1)) + String.fromCharCode(97 + (i % 26));

/** One's own fighters first, then the others; tokens come after them. Who has moved keeps the letter. */
function letterFor(option: Option, { seat }: Decision, view: View): string {
  const all = [
    ...view.fighters.filter((fighter) => fighter.seat === seat).map(({ id }) => id),
    ...view.fighters.filter((fighter) => fighter.seat !== seat).map(({ id }) => id),
    ...view.seats.flatMap((side) => Object.keys(side.tokens)),
  ];
  const name = option.type === 'token' ? option.token : 'fighter' in option ? option.fighter : undefined;
  return name === undefined ? '' : lettered(Math.max(0, all.indexOf(name)));
}

/** Options that occur once, so that their word alone is typed in a list of spaces. */
const WORDED: readonly OptionType[] = ['stay', 'done', 'none', 'yes', 'no'];

/** What is typed for options that are no spaces. */
const OPTION_WORDS: {
  readonly [T in Exclude<OptionType, 'move' | 'step' | 'space' | 'token'>]: PlainMessageId;
} = {
  stay: 'wordStay',
  done: 'wordDone',
  none: 'wordNone',
  yes: 'wordYes',
  no: 'wordNo',
  open: 'wordOpen',
  close: 'wordClose',
  card: 'wordCard',
  sideCard: 'wordCard',
  maneuver: 'wordManeuver',
  scheme: 'wordScheme',
  attack: 'wordAttack',
  item: 'wordItem',
  fighter: 'wordFighter',
  number: 'wordNumber',
  modes: 'wordModes',
  order: 'wordOrder',
  player: 'wordPlayer',
  symbol: 'wordSymbol',
  toHand: 'wordToHand',
  toTop: 'wordToTop',
};

const isSpaceType = (type: OptionType): type is 'move' | 'step' | 'space' | 'token' =>
  !Object.hasOwn(OPTION_WORDS, type);

function word(option: Option, question: Decision, view: View, names: Names): Worded {
  const text = optionText(option, names, question);
  const say = sayIn(names.lang);
  const { heading, label, brief, order, space } = layOut(option, text, question, view, names, say);
  const isAmongSpaces = space !== undefined || option.type === 'stay';
  return {
    key: option.key,
    heading,
    label,
    brief: brief ?? label,
    order: order ?? 0,
    space: space ?? null,
    isAmongSpaces,
    letter: isAmongSpaces ? letterFor(option, question, view) : '',
    who: isAmongSpaces && 'fighter' in option ? capital(names.fighter(option.fighter ?? '')) : '',
    type: option.type,
    word: wordFor(option, say),
    english: wordFor(option, sayIn('en')),
    // The number of steps is nothing that is typed, nor what is printed on a card besides its title.
    words: searched(
      `${space === undefined ? `${text} ${wordsFor(option.type, say)}` : `space ${names.space(space)}`} ${option.key} ${heading} ${shortName(option, view, names)}`,
    ),
  };
}

/** What is typed for an option where a number means what it says. */
function wordFor(option: Option, say: Say): string {
  switch (option.type) {
    case 'move':
    case 'step':
      return String(option.to);
    case 'space':
    case 'token':
      return String(option.space);
    case 'number':
      return String(option.number);
    default:
      return shownWord(OPTION_WORDS[option.type], say);
  }
}

/** `aucun` means "nothing" in every list, whatever that choice is called there. */
const wordsFor = (type: OptionType, say: Say): string => (isSpaceType(type) ? '' : say(OPTION_WORDS[type]));

/** For those who type the article with its apostrophe and those who leave it away: `l’épée`, `epee`. */
const searched = (text: string): string => `${folded(text)} ${folded(text.replace(/['’]/g, ' '))}`;

function shortName(option: Option, view: View, names: Names): string {
  if (!('fighter' in option) || option.fighter === undefined) return '';
  const fighter = view.fighters.find(({ id }) => id === option.fighter);
  return fighter === undefined ? '' : initials(fighter, names);
}

interface LaidOut {
  readonly heading: string;
  readonly label: string;
  readonly brief?: string;
  readonly order?: number;
  readonly space?: number;
}

function layOut(
  option: Option,
  text: string,
  question: Decision,
  view: View,
  names: Names,
  say: Say,
): LaidOut {
  const card = (slug: string, seat: number) => ({
    label: cardLabel(slug, seat, view, names),
    brief: briefCard(slug, seat, view, names),
  });
  switch (option.type) {
    case 'attack': {
      const fighter = capital(names.fighter(option.fighter));
      return {
        heading: say('attackChoices', { fighter, target: names.fighter(option.target) }),
        ...card(option.card, names.seatOf(option.fighter)),
      };
    }
    case 'scheme': {
      const label = capital(names.fighter(option.fighter));
      const scheme = card(option.card, names.seatOf(option.fighter));
      const told = (text: string): string => say('wordsBefore', { label, text });
      return { heading: say('schemeChoices'), label: told(scheme.label), brief: told(scheme.brief) };
    }
    case 'item':
      return { heading: say('itemChoices'), ...itemWords(option, view, names, say) };
    case 'card':
      return {
        heading: question.options.length > 8 ? message(say.lang, 'headingCards') : '',
        ...card(option.card, option.seat),
      };
    case 'none':
      return {
        heading: '',
        label: question.options.some(({ type }) => type === 'card') ? say('noneOfCards') : text,
      };
    default:
      return layOutSpace(option, view, names, say) ?? { heading: '', label: text };
  }
}

/** `Medusa: First Aid Kit. The fighter recovers 2 health.` */
function itemWords(
  { fighter, item: slug }: OptionOf<'item'>,
  view: View,
  names: Names,
  say: Say,
): Pick<LaidOut, 'label' | 'brief'> {
  const item = boardBySlug(view.board)?.items?.find((one) => one.slug === slug);
  const name = capital(names.boardItem(slug).name);
  const told = (text: string): string => say('wordsBefore', { label: capital(names.fighter(fighter)), text });
  const brief = told(name);
  return { label: item === undefined ? brief : told(`${name}. ${itemText(item, say.lang).text}`), brief };
}

/** Choices that are spaces, or stand among them; null for everything else. */
function layOutSpace(option: Option, view: View, names: Names, say: Say): LaidOut | null {
  const named = (id: string): string => capital(names.fighter(id));
  const at = (heading: string, space: number, label: string = ''): LaidOut => ({
    heading,
    label,
    order: space,
    space,
  });
  switch (option.type) {
    case 'move':
      return at(moving(named(option.fighter), say), option.to, `(${far(option, names)})`);
    case 'step':
      return at(say('stepChoices', { fighter: named(option.fighter) }), option.to);
    case 'stay':
      return { heading: moving(named(option.fighter), say), label: '', order: 1000 };
    case 'space':
      return option.fighter === undefined
        ? at(say('spaceChoices'), option.space)
        : at(say('spaceChoicesFor', { fighter: names.fighter(option.fighter) }), option.space);
    case 'token': {
      const owner = view.seats.find(({ tokens }) => tokens[option.token]?.includes(option.space));
      const token = capital(localName(names.token(owner?.seat ?? 0, option.token), say.lang));
      return at(say('tokenChoices', { token }), option.space);
    }
    default:
      return null;
  }
}

/** The spaces that count, and the paths where they are counted. */
function far({ distance, paths }: OptionOf<'move'>, { lang }: Names): string {
  if (paths === undefined) return String(distance);
  return `${distance}, ${realisers[lang].phrase({ is: 'amount', unit: 'path', n: paths })}`;
}

const moving = (fighter: string, say: Say): string =>
  say('stepsShown', { heading: say('moveChoices', { fighter }) });

/** `Feint (versatile 2, BOOST 1)` */
function cardLabel(slug: string, seat: number, view: View, names: Names): string {
  const card = cardIn(view, seat, slug);
  if (card === undefined) return slug;
  const { lang } = names;
  return `${cardTitle(slug, seat, view, names)} (${faceOf(card, lang)}, ${boostOf(card, lang)})`;
}

/** `Feint 2` */
function briefCard(slug: string, seat: number, view: View, names: Names): string {
  const value = cardIn(view, seat, slug)?.value ?? null;
  return `${cardTitle(slug, seat, view, names)}${value === null ? '' : ` ${value}`}`;
}
