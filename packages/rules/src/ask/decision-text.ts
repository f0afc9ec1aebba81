import { optionCount } from '../engine.ts';
import { PROCEDURE } from '../procedures/procedure.ts';
import { seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import type { Game } from '../state/game.ts';
import { cardSlug, fighterId, spaceId } from '../state/ids.ts';
import { askedKind, askedPrompt, askedSeat } from '../state/question.ts';
import { nodeOf, procOf, sourceAt, top } from '../state/stack.ts';
import { cardWith, OPTION_TYPES, objectOf, subjectOf, typeOf } from './codes.ts';
import { DECISION_KINDS, type OptionType, PROMPTS } from './decision.ts';
import { asking, CITES, describe, keyOf, optionOf } from './options.ts';

/** Questions as they are sent; see view-text.ts. */

/** An option as JSON. Slugs need no escaping; what is not made of slugs and numbers alone is left to `JSON.stringify`. */
function optionText(game: Game, option: number): string {
  const type = OPTION_TYPES[typeOf(option)];
  const fields = fieldsText(game, option, type);
  if (fields === null) return JSON.stringify(optionOf(game, option));
  return `{"type":"${type}"${fields}${added(describe(game, option))},"key":"${keyOf(game, option)}"}`;
}

/** The fields of the options there are most of, as `fieldsOf` has them. */
function fieldsText(game: Game, option: number, type: OptionType): string | null {
  const [subject, object] = [subjectOf(option), objectOf(option)];
  switch (type) {
    case 'move':
    case 'step':
      return `,"fighter":"${fighterId(game, subject)}","to":${spaceId(game, object)}`;
    case 'attack':
      return `,"fighter":"${fighterId(game, subject)}","target":"${fighterId(game, object)}","card":"${cardSlug(game, cardWith(option))}"`;
    case 'scheme':
      return `,"fighter":"${fighterId(game, subject)}","card":"${cardSlug(game, cardWith(option))}"`;
    case 'card':
      return `,"card":"${cardSlug(game, object)}","seat":${seatOfCard(object)}`;
    case 'stay':
      return `,"fighter":"${fighterId(game, subject)}"`;
    default:
      return null;
  }
}

/** The fields of an object that come after others. */
function added(more: object): string {
  for (const _ in more) return `,${JSON.stringify(more).slice(1, -1)}`;
  return '';
}

/** What is asked as JSON: what `JSON.stringify(decision(game))` gives where there is something to decide. */
export function decisionText(game: Game): string {
  const [seat, frame, prompt] = [askedSeat(game), top(game), PROMPTS[askedPrompt(game)]];
  const count = optionCount(game);
  let options = '';
  for (let i = 0; i < count; i++) options += `${i > 0 ? ',' : ''}${optionText(game, game.options[i])}`;
  const isEffect = procOf(game, frame) === PROCEDURE.effect;
  const effect = isEffect ? added(asking(game.content.nodes[nodeOf(game, frame)])) : '';
  const source = JSON.stringify(causeOf(game, sourceAt(game, frame)));
  return (
    `{"seat":${seat},"player":${game.content.player[seat]},"kind":"${DECISION_KINDS[askedKind(game)]}",` +
    `"prompt":"${prompt}","options":[${options}],"source":${source}${effect},"cites":${CITED[prompt]}}`
  );
}

const CITED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CITES).map(([prompt, cites]) => [prompt, JSON.stringify(cites)]),
);
