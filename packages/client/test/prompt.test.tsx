import { useCallback } from 'react';
import { expect, test, vi } from 'vitest';
import type { Chance } from '../src/bots/answer-bots.ts';
import { handCards } from '../src/decision/hand-cards.ts';
import { liesElsewhere } from '../src/decision/lies-elsewhere.ts';
import { Prompt } from '../src/decision/prompt.tsx';
import { useChoice } from '../src/decision/use-choice.ts';
import { library } from '../src/library.ts';
import { TableContext } from '../src/table-context.ts';
import { type Asked, asked } from './asked.ts';
import { click, drawn, only, press, read } from './drawn.tsx';

interface QuestionProps extends Asked {
  readonly choose: (key: string) => void;
  readonly hint?: readonly Chance[] | 'busy' | null;
}

/** A question with everything that answers it, as at the table. */
function Question({ view, decision, names, choose, hint = null }: QuestionProps) {
  const choice = useChoice(decision, 'ask', useCallback(choose, [choose]));
  return (
    <TableContext value={{ library: library(), names }}>
      <Prompt view={view} decision={decision} choice={choice} hint={hint} />
      {decision.options.map((option) =>
        option.type === 'card' ? (
          <button key={option.key} type="button" data-in-hand onClick={() => choice.point(option)} />
        ) : null,
      )}
    </TableContext>
  );
}

const boost = asked('moveBoost', '8');
const action = asked('action', '4', 20);

/** The buttons that are shown without asking for all choices. */
const shown = (place: ParentNode): Element[] =>
  [...place.querySelectorAll('[data-option]')].filter((button) => button.closest('details') === null);
const buttons = (place: ParentNode): string[] => shown(place).map(read);

test('a question is asked in words, with buttons for what cannot be pointed at and a list of everything', () => {
  const { place } = drawn(<Question {...action} choose={vi.fn()} />);
  expect(read(only(place, '[aria-live="polite"]'))).toBe('Choose an action.');
  expect(buttons(place)).toEqual(['Maneuver']);
  expect(read(place)).toContain('tap a card to attack, play a scheme or BOOST.');
  expect([...place.querySelectorAll('[data-action]')].map(read)).toEqual(['Attack', 'Schemeno scheme card']);
  expect(read(only(place, 'summary'))).toBe('As a list');
  expect(place.querySelectorAll('details [data-option]')).toHaveLength(action.decision.options.length);
});

test('an action that is not possible says why, and does nothing', () => {
  const { place } = drawn(<Question {...asked('action', '4')} choose={vi.fn()} />);
  const attack = only(place, '[data-action="attack"]');
  expect(read(attack)).toBe('Attacknobody in reach');
  expect(attack.getAttribute('aria-disabled')).toBe('true');
  click(attack);
  expect(read(only(place, '[aria-live="polite"]'))).toBe('Choose an action.');
});

test('an action that a lesson leaves out has no button, and no reason that is not true', () => {
  const options = action.decision.options.filter(({ type }) => type !== 'attack');
  const { place } = drawn(
    <Question {...action} decision={{ ...action.decision, options }} choose={vi.fn()} />,
  );
  expect([...place.querySelectorAll('[data-action]')].map(read)).toEqual(['Schemeno scheme card']);
});

test('the button of an attack leaves the attacks', () => {
  const { place } = drawn(<Question {...action} choose={vi.fn()} />);
  click(only(place, '[data-action="attack"]'));
  expect(read(place)).toContain('Choose a card, an attacker or a target.');
  press('Escape');
  expect(buttons(place)).toEqual(['Maneuver']);
});

test('a button answers', () => {
  const choose = vi.fn();
  const { place } = drawn(<Question {...action} choose={choose} />);
  for (const button of shown(place)) click(button);
  const maneuver = action.decision.options.find(({ type }) => type === 'maneuver');
  expect(choose.mock.calls).toEqual([[maneuver?.key]]);
});

test('a BOOST says what it adds up to, and is confirmed where the focus waits', () => {
  const choose = vi.fn();
  const { place } = drawn(<Question {...boost} choose={choose} />);
  expect(buttons(place)).toEqual(['No BOOST']);
  const [card] = place.querySelectorAll('[data-in-hand]');
  if (card === undefined) throw new Error('a card is needed');
  click(card);
  expect(buttons(place)).toEqual(['Confirm']);
  const confirm = only(place, 'button.primary');
  expect(document.activeElement).toBe(confirm);
  const described = document.getElementById(confirm.getAttribute('aria-describedby') ?? '');
  expect(read(described ?? place)).toMatch(/Move \d \+ BOOST \d = \d/);
  expect(choose).not.toHaveBeenCalled();
  click(confirm);
  expect(choose).toHaveBeenCalledTimes(1);
});

test('Escape and "Back" lead back to the question, which has the focus then', () => {
  const { place } = drawn(<Question {...boost} choose={vi.fn()} />);
  const [card] = place.querySelectorAll('[data-in-hand]');
  for (const leave of [() => press('Escape'), () => click(only(place, '.primary + button'))]) {
    if (card !== undefined) click(card);
    expect(buttons(place)).toEqual(['Confirm']);
    leave();
    expect(buttons(place)).toEqual(['No BOOST']);
    expect(document.activeElement).toBe(only(place, '[aria-live="polite"]'));
  }
});

test('where only a maneuver is possible, a hint says so', () => {
  const only = action.decision.options.filter(({ type }) => type === 'maneuver');
  const { place } = drawn(
    <Question {...action} decision={{ ...action.decision, options: only }} choose={vi.fn()} hint={[]} />,
  );
  expect(read(place)).toContain('Only a maneuver is possible now.');
});

test('a hint is announced, and takes what it would choose', () => {
  const choose = vi.fn();
  const [first, second] = action.decision.options;
  if (first === undefined || second === undefined) throw new Error('two options are needed');
  const { place, draw } = drawn(<Question {...action} choose={choose} hint="busy" />);
  expect(read(only(place, '[role="status"]'))).toBe('Thinking about a hint…');
  const chances: Chance[] = [
    { key: first.key, chance: 0.7 },
    { key: second.key, chance: 0.4 },
  ];
  draw(<Question {...action} choose={choose} hint={chances} />);
  const hint = only(place, '[role="status"]');
  expect(read(hint)).toContain('70% to win');
  expect([...hint.querySelectorAll<HTMLElement>('[data-option]')][0]?.dataset.option).toBe(first.key);
});

/** The states of the cards in the hand. */
function Hand({ view, decision }: Asked) {
  const choice = useChoice(decision, 'ask', vi.fn());
  return handCards(view, decision.seat, decision, choice, library(), 'en').map(({ card, state }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in nothing else
    <i key={i} data-card={card}>
      {typeof state === 'string' ? state : 'refused'}
    </i>
  ));
}

test('a card in a pile is chosen there, also where the hand holds one of the same title', () => {
  const cards = ({ options }: Asked['decision']) =>
    options.flatMap((option) => (option.type === 'card' ? [option.card] : []));
  const taking = asked('take', '23', 0, 'the-wayward-sisters', liesElsewhere);
  const inHand = taking.view.seats[0]?.hand ?? [];
  expect(cards(taking.decision).some((card) => inHand.includes(card))).toBe(true);
  const { place } = drawn(<Question {...taking} choose={vi.fn()} />);
  expect(place.querySelectorAll('[data-tiles] [data-option]')).toHaveLength(cards(taking.decision).length);
  const hand = drawn(<Hand {...taking} />).place;
  expect([...hand.querySelectorAll('[data-card]')].map(read)).not.toContain('choosable');
});

/** What a hero or one of its cards asks, and what is said in small print below it. */
function said(prompt: Asked['decision']['prompt'], hero: string, seed: string, card?: string) {
  const isMeant = ({ source }: Asked['decision']): boolean =>
    card === undefined ? source.ability === hero : source.card === `${hero}/${card}`;
  const question = asked(prompt, seed, 0, hero, isMeant);
  const { place } = drawn(<Question {...question} choose={vi.fn()} />);
  const [first = '', ...small] = [...place.querySelectorAll('p')].map(read);
  return { asked: first, below: small.join(' ') };
}

test('what the question says is not said again below it, and what is chosen is told', () => {
  expect(said('pay', 'blackbeard', '1').below).toBe('');
  expect(said('modes', 'dr-jill-trent', '1').below).toContain('ULTRABIOTIC TONIC is chosen and your');
  expect(said('may', 'sun-wukong', '1').below).toBe('');
  const box = said('may', 'pandora', '1').below;
  expect(box).toContain('deal 1 damage to Pandora for each revealed Misery');
  expect(box).not.toContain('reveal the top card');
});

test('whether to choose between effects is asked in one line, and below it stand the effects', () => {
  const spell = said('may', 'the-wayward-sisters', '3');
  expect(spell.asked).toBe("The Wayward Sisters' ability: You may choose one.");
  expect(spell.below).toContain('If your cauldron shows Snake, Bat and Lizard, gain 1 action');
});

test('what the buttons of a choice say is not said above them', () => {
  expect(said('modes', 'the-genie', '2', 'three-wishes').below).toBe('');
  expect(said('modes', 'tomoe-gozen', '2', 'lord-kisos-final-stand').below).toContain('Move Tomoe Gozen');
});

test('whoever moves by an ability is told which part of it, or which card of the side deck, says so', () => {
  const confused = said('moves', 'pandora', '5');
  expect(confused.asked).toMatch(/^Confusion: /);
  expect(confused.below).toMatch(/^Move Pandora/);
  const loving = said('moves', 'titania', '4');
  expect(loving.asked).toMatch(/^Glamour of Love: /);
  expect(loving.below).toMatch(/^After you draw/);
  expect(said('moves', 'the-wayward-sisters', '2').below).not.toContain('Put your cards into your cauldron');
});
