import { existsSync, readFileSync } from 'node:fs';
import { heroBySlug } from '@peerless/heroes';
import { type Cause, type Decision, eventFor, type GameEvent, type Viewer, whyNot } from '@peerless/rules';
import { abilityText, combatText, eventText, promptText, sourceText } from '@peerless/text';
import { textLines } from '../collection/card-lines.ts';
import { library } from '../collection/library.ts';
import { indented, wrapped } from '../style.ts';
import { factsOf, type Panel } from './panels.ts';

/** Why the last thing happened: its cause in words, and how the values came about if it was a combat. */
export function whyLines(events: readonly GameEvent[], viewer: Viewer, panel: Panel): string[] {
  const last = events.findLast((event) => !QUIET.includes(event.type));
  if (last === undefined) return ['Nothing has happened yet.'];
  const { names } = panel;
  const told = eventText(eventFor(last, viewer), names, names.lang);
  const lines = [...wrapped(told, panel.width), ...causeLines(last.cause, panel)];
  const combat = lastCombat(events).map((event) => eventFor(event, viewer));
  const steps = combatText(combat, names, names.lang);
  return steps.length === 0
    ? lines
    : [
        ...lines,
        'The last combat:',
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
  if (cause.rule !== undefined) return indented(ruleText(cause.rule), panel.width, '  ', '').split('\n');
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

/** Why a card in hand is no answer to the present question, or that it is one. */
export function whyNotLines(card: string, question: Decision, panel: Panel): string[] {
  const { view, names, seat, width } = panel;
  const title = names.card(card, seat);
  const said = (text: string): string[] => indented(text, width, '  ', '').split('\n');
  const asked = promptText(question, names, names.lang);
  if (question.options.some((option) => 'card' in option && option.card === card))
    return said(
      question.prompt === 'action' ? `${title} can be played now.` : `${title} can be chosen now: ${asked}`,
    );
  if (question.prompt === 'action') {
    const rule = whyNot(view, card, library());
    return said(`${title} cannot be played now. ${rule === null ? '' : ruleText(rule)}`.trim());
  }
  const reason = noAnswer(card, question, panel);
  const rule = question.cites[0];
  return said(
    `Now this is asked: ${asked} ${reason ?? `${title} is no answer to that.`} ${rule === undefined ? '' : ruleText(rule)}`.trim(),
  );
}

/** What keeps a card from being a BOOST or a defence. */
function noAnswer(card: string, { prompt }: Decision, panel: Panel): string | null {
  const { view, names, seat } = panel;
  const facts = factsOf(panel, seat, card);
  const title = names.card(card, seat);
  if (facts === null) return null;
  if (prompt === 'moveBoost' || prompt === 'boost')
    return facts.boost === null ? `${title} has no BOOST value.` : null;
  if (prompt !== 'defend') return null;
  if (facts.type === 'attack' || facts.type === 'scheme') {
    const noun = facts.type === 'attack' ? 'an attack' : 'a scheme';
    return `${title} is ${noun} card and cannot defend.`;
  }
  const defender = view.combat === null ? null : names.fighter(view.combat.defender);
  if (facts.user === 'any' || defender === null || defender.startsWith(facts.user)) return null;
  return `${title} is a card of ${facts.user}, not of ${defender}.`;
}

/** The words of a rule, from the documents of the clone if they are there. */
export function ruleText(rule: string): string {
  const file = new URL(`../../../../docs/${rule.startsWith('RU') ? 'rulings' : 'rules'}.md`, import.meta.url);
  if (!existsSync(file)) return `Rule ${rule}.`;
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`- **${rule}*`) || text.startsWith(`- **${rule} `));
  return line === undefined ? `Rule ${rule}.` : withoutSources(line.replace(/^- /, '').replace(/[*_]/g, ''));
}

/** Rules name the books they come from: `(000 001 002)` and `(derived)` are nothing for the table. */
export const withoutSources = (text: string): string =>
  text.replace(/\s*\((\d{3}\b|derived|ruling)[^()]*\)/g, '').trim();
