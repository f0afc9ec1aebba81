import { existsSync, readFileSync } from 'node:fs';
import { heroBySlug } from '@peerless/heroes';
import { type Cause, eventFor, type GameEvent, type Viewer, whyNot } from '@peerless/rules';
import { abilityText, combatText, eventText, sourceText } from '@peerless/text';
import { textLines } from '../collection/card-lines.ts';
import { library } from '../collection/library.ts';
import { indented } from '../style.ts';
import { factsOf, type Panel } from './panels.ts';

/** Why the last thing happened: its cause in words, and how the values came about if it was a combat. */
export function whyLines(events: readonly GameEvent[], viewer: Viewer, panel: Panel): string[] {
  const last = events.findLast((event) => !QUIET.includes(event.type));
  if (last === undefined) return ['Nothing has happened yet.'];
  const { names } = panel;
  const lines = [eventText(eventFor(last, viewer), names, names.lang), ...causeLines(last.cause, panel)];
  const combat = lastCombat(events).map((event) => eventFor(event, viewer));
  const steps = combatText(combat, names, names.lang);
  return steps.length === 0 ? lines : [...lines, 'The last combat:', ...steps.map((step) => `  ${step}`)];
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
  if (cause.rule !== undefined) return [ruleText(cause.rule, panel.width)];
  if (cause.card === undefined && cause.ability === undefined) return ['The rules of the turn led to it.'];
  const source = sourceText(cause, panel.names, panel.names.lang);
  return [`Because of ${source}:`, ...sourceLines(cause, panel)];
}

/** What the card or ability behind something says. */
export function sourceLines(cause: Cause, panel: Panel): string[] {
  const { view, names, width, style } = panel;
  if (cause.card !== undefined) {
    const [hero = '', slug = ''] = cause.card.split('/');
    const seat = view.seats.findIndex((side) => side.hero === hero);
    const card = factsOf(panel, seat, slug);
    return card === null ? [] : textLines(card, width, '  ', style);
  }
  const hero = cause.ability === undefined ? undefined : heroBySlug(cause.ability);
  if (hero === undefined) return [];
  return abilityText(hero, names.lang).flatMap((line) => indented(line, width, '  ').split('\n'));
}

/** Why a card in hand cannot be played as an action now. */
export function whyNotLine(card: string, panel: Panel): string {
  const { view, names, width } = panel;
  if (view.active !== panel.seat) return 'It is not your turn.';
  const rule = whyNot(view, card, library());
  const title = names.card(card, panel.seat);
  return rule === null
    ? `${title} can be played now.`
    : `${title} cannot be played now. ${ruleText(rule, width)}`;
}

/** The words of a rule, from the documents of the clone if they are there. */
export function ruleText(rule: string, width: number): string {
  const file = new URL(`../../../../docs/${rule.startsWith('RU') ? 'rulings' : 'rules'}.md`, import.meta.url);
  if (!existsSync(file)) return `Rule ${rule}.`;
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`- **${rule}`));
  if (line === undefined) return `Rule ${rule}.`;
  const words = line
    .replace(/^- /, '')
    .replace(/[*_]/g, '')
    .replace(/\s*\((\d{3} ?)+\)/g, '');
  return indented(words, width, '  ', '');
}
