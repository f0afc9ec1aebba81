import { expect, test } from 'vitest';
import { SeatPanel } from '../src/table/seat-panel.tsx';
import { asked } from './asked.ts';
import { click, drawnAt, only, read } from './drawn.tsx';

const { view, names } = asked('action', '4', 20);

const seat = (number: number, shown = view) =>
  drawnAt(names, <SeatPanel view={shown} seat={number} thinks={false} />).place;

test.each([0, 1])('seat %i tells its name, the health of its fighters and its cards', (number) => {
  const side = view.seats[number];
  const place = seat(number);
  const short = read(only(place, 'article > button'));
  expect(short).toContain(number === 0 ? 'Medusa' : 'King Arthur');
  const hero = view.fighters.find((fighter) => fighter.seat === number && fighter.hero);
  expect(short).toContain(`♥${hero?.health}`);
  expect(short).toContain(`🂠 ${side?.handSize}`);
});

test('whose turn it is, whose seat it is and who is out is marked', () => {
  const marks = (place: ParentNode) => ({ ...only(place, 'article').dataset });
  expect(marks(seat(0))).toMatchObject({ active: 'true', own: 'true', out: 'false' });
  expect(marks(seat(1))).toMatchObject({ active: 'false', own: 'false', out: 'false' });
  const seats = view.seats.map((side) => (side.seat === 1 ? { ...side, eliminated: true } : side));
  expect(marks(seat(1, { ...view, seats }))).toMatchObject({ out: 'true' });
});

test('the line opens everything about the seat, and the sheet is closed by its button', () => {
  const place = seat(1);
  expect(place.querySelector('dialog[open]')).toBeNull();
  click(only(place, 'article > button'));
  const sheet = only(place, 'dialog[open]');
  expect(read(only(sheet, 'h2'))).toBe('King Arthur');
  expect(read(sheet)).toContain('Merlin');
  click(only(sheet, 'h2 + button'));
  expect(place.querySelector('dialog[open]')).toBeNull();
});

test('a short line counts what lies in a pile and shows its symbols once', () => {
  const { view: theirs, names: named } = asked('action', '4', 0, 'the-wayward-sisters');
  const cauldron = ['curious-familiar', 'all-seeing-familiar', 'hurly-burly', 'curious-familiar'];
  const seats = theirs.seats.map((side) => (side.seat === 0 ? { ...side, piles: { cauldron } } : side));
  const { place } = drawnAt(named, <SeatPanel view={{ ...theirs, seats }} seat={0} thinks={false} />);
  const signs = [...only(place, 'article > button').querySelectorAll('[class*="shortSign"]')];
  expect(signs.map((sign) => sign.querySelector(':scope > span[aria-hidden]')?.textContent ?? '')).toEqual([
    '4',
    '',
  ]);
  expect(signs.map((sign) => sign.querySelectorAll('svg').length)).toEqual([1, 3]);
  expect(read(only(place, 'article > button'))).toContain('Snake');
});

test('a seat that is not there is not drawn', () => {
  expect(seat(7).textContent).toBe('');
});
