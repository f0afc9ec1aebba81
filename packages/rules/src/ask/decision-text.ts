import type { Node } from '../content/compile.ts';
import type { Content } from '../content/content.ts';
import { optionCount } from '../engine.ts';
import { seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import type { Game } from '../state/game.ts';
import { cardSlug, fighterId, spaceId } from '../state/ids.ts';
import { askedKind, askedPrompt, askedSeat } from '../state/question.ts';
import { sourceAt, top } from '../state/stack.ts';
import { cardWith, OPTION_TYPES, objectOf, subjectOf, typeOf } from './codes.ts';
import { DECISION_KINDS, type OptionType, PROMPTS } from './decision.ts';
import { asking, CITES, describe, keyOf, nodeAsking, optionOf, playedName } from './options.ts';

/** Questions as they are sent; see changes-text.ts. */

/** The text of an option before and after what its procedure adds to it: the same whenever it comes at such a table. */
interface OptionText {
  readonly head: string;
  readonly tail: string;
}

/** Texts that tables with the same content share: of options, of causes by their number, and of what asks by its node. */
interface Asked {
  readonly options: Map<number, OptionText>;
  readonly causes: Map<number, string>;
  readonly effects: Map<Node, string>;
}

const ASKED = new WeakMap<Content, Asked>();

function askedAt(content: Content): Asked {
  const known = ASKED.get(content);
  if (known !== undefined) return known;
  const made: Asked = { options: new Map(), causes: new Map(), effects: new Map() };
  ASKED.set(content, made);
  return made;
}

/** An option as JSON. Slugs need no escaping; what is not made of slugs and numbers alone is left to `JSON.stringify`. */
function optionText(game: Game, option: number, { options }: Asked): string {
  let text = options.get(option);
  if (text === undefined) {
    const type = OPTION_TYPES[typeOf(option)];
    const fields = fieldsText(game, option, type);
    if (fields === null) return JSON.stringify(optionOf(game, option));
    // Joined: a text that is still in parts is put together anew whenever it is sent.
    const head = ['{"type":"', type, '"', fields].join('');
    text = { head, tail: [',"key":"', keyOf(game, option), '"}'].join('') };
    options.set(option, text);
  }
  return `${text.head}${added(describe(game, option))}${text.tail}`;
}

/** The cause with that number as JSON. */
export function causeText(game: Game, source: number): string {
  const { causes } = askedAt(game.content);
  let known = causes.get(source);
  if (known === undefined) {
    known = JSON.stringify(causeOf(game, source));
    causes.set(source, known);
  }
  return known;
}

/** The fields of the options there are most of, as `fieldsOf` has them. */
function fieldsText(game: Game, option: number, type: OptionType): string | null {
  const [subject, object] = [subjectOf(option), objectOf(option)];
  switch (type) {
    case 'move':
    case 'step':
      return `,"fighter":"${fighterId(game, subject)}","to":${spaceId(game, object)}`;
    case 'attack':
      return `,"fighter":"${fighterId(game, subject)}","target":"${fighterId(game, object)}","card":"${playedName(game, subject, cardWith(option))}"`;
    case 'scheme':
      return `,"fighter":"${fighterId(game, subject)}","card":"${playedName(game, subject, cardWith(option))}"`;
    case 'card':
      // In whose hand it is depends on the question.
      return game.content.guests ? null : `,"card":"${cardSlug(game, object)}","seat":${seatOfCard(object)}`;
    case 'stay':
      return `,"fighter":"${fighterId(game, subject)}"`;
    default:
      return null;
  }
}

/** The fields of an object that come after others; their names are ours and need no escaping. */
function added(more: object): string {
  let text = '';
  for (const name in more) {
    const value = (more as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined)
      text += `,"${name}":${typeof value === 'number' ? value : JSON.stringify(value)}`;
  }
  return text;
}

/** What is asked as JSON: what `JSON.stringify(decision(game))` gives where there is something to decide. */
export function decisionText(game: Game): string {
  const [seat, frame, prompt] = [askedSeat(game), top(game), PROMPTS[askedPrompt(game)]];
  const count = optionCount(game);
  const asked = askedAt(game.content);
  let options = '';
  for (let i = 0; i < count; i++) options += `${i > 0 ? ',' : ''}${optionText(game, game.options[i], asked)}`;
  const node = nodeAsking(game, frame);
  const effect = node === null ? '' : effectText(node, asked);
  const source = causeText(game, sourceAt(game, frame));
  return (
    `{"seat":${seat},"player":${game.content.player[seat]},"kind":"${DECISION_KINDS[askedKind(game)]}",` +
    `"prompt":"${prompt}","options":[${options}],"source":${source}${effect},"cites":${CITED[prompt]}}`
  );
}

function effectText(node: Node, { effects }: Asked): string {
  let known = effects.get(node);
  if (known === undefined) {
    known = added(asking(node));
    effects.set(node, known);
  }
  return known;
}

const CITED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CITES).map(([prompt, cites]) => [prompt, JSON.stringify(cites)]),
);
