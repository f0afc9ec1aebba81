import { existsSync, readFileSync } from 'node:fs';
import type { Address } from '@peerless/language';
import type { Cause, Decision, GameEvent } from '@peerless/rules';
import { OBSTACLES, whyNot } from '@peerless/rules/queries';
import {
  askingAbility,
  combatText,
  eventText,
  itemText,
  message,
  promptText,
  readRulebook,
  ruleText,
  sideCardText,
  sourceText,
} from '@peerless/text';
import { textLines } from '../collection/card-lines.ts';
import { boardBySlug, heroBySlug, library } from '../collection/library.ts';
import { indented, wrapped } from '../style.ts';
import { factsOf, type Panel } from './panels.ts';

/** Why the last thing happened: its cause in words, and how the values came about if it was a combat. */
export function whyLines(events: readonly GameEvent[], panel: Panel): string[] {
  const last = events.findLast((event) => !QUIET.includes(event.type));
  if (last === undefined) return [panel.say('nothingHappened')];
  const { names, say } = panel;
  const told = eventText(last, names);
  const lines = [...wrapped(told, panel.width), ...causeLines(last.cause, panel)];
  const steps = combatText(lastCombat(events), names);
  return steps.length === 0
    ? lines
    : [
        ...lines,
        say('lastCombat'),
        ...steps.flatMap((step) => indented(step, panel.width, '    ', '  ').split('\n')),
      ];
}

const QUIET: readonly GameEvent['type'][] = [
  'turnEnded',
  'turnStarted',
  'actionStarted',
  'gameStarted',
  'discarded',
];

/** From the last declared attack on. */
function lastCombat(events: readonly GameEvent[]): readonly GameEvent[] {
  const start = events.findLastIndex((event) => event.type === 'attackDeclared');
  return start < 0 ? [] : events.slice(start);
}

function causeLines(cause: Cause, panel: Panel): string[] {
  const { say } = panel;
  if (cause.rule !== undefined)
    return indented(ruleLine(cause.rule, panel), panel.width, '  ', '').split('\n');
  if ((cause.card ?? cause.ability ?? cause.item) === undefined) return [say('ledByTurn')];
  const source = sourceText(cause, panel.names);
  return [say('causedBy', { source }), ...sourceLines(cause, panel)];
}

/** What the card or ability behind something says; of a question it is known which of several abilities asks. */
export function sourceLines(cause: Cause, panel: Panel, address?: Address): string[] {
  const { view, names, width, style, say } = panel;
  if (cause.card !== undefined) {
    const [hero = '', slug = ''] = cause.card.split('/');
    const seat = view.seats.findIndex((side) => side.hero === hero);
    const card = factsOf(panel, seat, slug);
    return card === null ? [] : textLines(card, width, '  ', style, say);
  }
  const item = boardBySlug(view.board)?.items?.find(({ slug }) => slug === cause.item);
  if (item !== undefined) return indented(itemText(item, names.lang).text, width, '  ').split('\n');
  const hero = cause.ability === undefined ? undefined : heroBySlug(cause.ability);
  if (hero === undefined) return [];
  const acts = hero.sideDeck?.cards.find(({ slug }) => slug === cause.side);
  if (acts !== undefined) return indented(sideCardText(acts, hero, names.lang).text, width, '  ').split('\n');
  return askingAbility(hero, address, names.lang).flatMap((line) => indented(line, width, '  ').split('\n'));
}

/** Why a card in hand is no answer to the present question, or that it is one. */
export function whyNotLines(card: string, question: Decision, panel: Panel): string[] {
  const { view, names, seat, width, say } = panel;
  const title = names.card(card, seat);
  const said = (text: string): string[] => indented(text, width, '  ', '').split('\n');
  const asked = promptText(question, names);
  if (question.options.some((option) => 'card' in option && option.card === card))
    return said(
      question.prompt === 'action'
        ? say('canBePlayed', { card: title })
        : say('canBeChosen', { card: title, question: asked }),
    );
  const obstacle = whyNot(view, question, card, library());
  const reason = obstacle === null ? say('isNoAnswer', { card: title }) : message(names.lang, obstacle);
  const rule = obstacle === null ? question.cites[0] : OBSTACLES[obstacle];
  const told =
    question.prompt === 'action'
      ? say('cannotBePlayed', { card: title, reason })
      : say('askedNow', { question: asked, reason });
  return said(`${told} ${rule === undefined ? '' : ruleLine(rule, panel)}`.trim());
}

/** The words of a rule in the player's language, from the documents of the clone if they are there. */
function ruleLine(rule: string, { names: { lang }, say }: Panel): string {
  const folder = lang === 'en' ? '' : `${lang}/`;
  const book = rule.startsWith('RU') ? 'rulings' : 'rules';
  const file = new URL(`../../../../docs/${folder}${book}.md`, import.meta.url);
  const found = existsSync(file) ? readRulebook(readFileSync(file, 'utf8')).rules.get(rule) : undefined;
  return found === undefined ? say('rule', { rule }) : ruleText(found);
}
