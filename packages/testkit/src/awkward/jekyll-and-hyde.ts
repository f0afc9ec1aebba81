import {
  add,
  all,
  any,
  anyone,
  attack,
  attacking,
  becomes,
  between,
  boostOf,
  type CardDef,
  card,
  changeForm,
  counting,
  damage,
  dealtTo,
  defending,
  defense,
  draw,
  drawAside,
  type HeroDef,
  hook,
  inForm,
  may,
  mine,
  move,
  own,
  pick,
  pickNumber,
  put,
  recover,
  scheme,
  seq,
  take,
  takeForm,
  taking,
  times,
  versatile,
  was,
  when,
} from '@peerless/language';
import { filler } from './filler.ts';

const doctor = own('jekyll-and-hyde');

const cards: readonly CardDef[] = [
  card(
    'duality-of-man',
    versatile(3),
    { title: 'Duality of Man', boost: 1, user: 'any', quantity: 2 },
    {
      during: when(
        any(all(inForm('dr-jekyll'), defending()), all(inForm('mr-hyde'), attacking())),
        becomes(6),
      ),
    },
  ),
  card(
    'succumb-to-compulsion',
    versatile(2),
    { title: 'Succumb to Compulsion', boost: 2, user: 'dr-jekyll', quantity: 3 },
    { after: seq(move(mine(), 2), takeForm('mr-hyde')) },
  ),
  card(
    'madness-relents',
    versatile(4),
    { title: 'Madness Relents', boost: 2, user: 'mr-hyde', quantity: 2 },
    { after: takeForm('dr-jekyll') },
  ),
  card(
    'forever-hyde',
    attack(5),
    { title: 'Forever Hyde', boost: 2, user: 'mr-hyde', quantity: 2 },
    {
      during: counting(
        { from: 'hand', where: { user: 'dr-jekyll' }, choice: 'any', to: 'discard' },
        (discarded) => add(times(2, discarded)),
      ),
    },
  ),
  card(
    'scientific-method',
    defense(2),
    { title: 'Scientific Method', boost: 2, user: 'dr-jekyll', quantity: 2 },
    { after: draw(dealtTo('mine')) },
  ),
  card(
    'calming-research',
    scheme(),
    { title: 'Calming Research', boost: 3, user: 'dr-jekyll', quantity: 2 },
    {
      scheme: seq(
        recover(doctor, 2),
        pickNumber(between(0, 3), (number) =>
          seq(
            drawAside(number),
            take({ from: 'aside', count: 1, choice: 'you', to: 'hand' }),
            take({ from: 'aside', choice: 'all', to: 'bottom' }),
          ),
        ),
      ),
    },
  ),
  card(
    'strange-case',
    scheme(),
    { title: 'Strange Case', boost: 2, user: 'mr-hyde', quantity: 2 },
    {
      // No draw: an empty deck does nothing.
      scheme: taking({ from: 'deck', choice: 'top', to: 'aside', open: true }, (it) =>
        when(
          was(it),
          seq(
            pick(anyone({ adjacentTo: doctor }), (target) => damage(target, boostOf(it))),
            put(it, 'hand'),
          ),
        ),
      ),
    },
  ),
];

/** Dr. Jekyll and Mr. Hyde: one fighter, two forms. */
export const jekyllAndHyde: HeroDef = {
  slug: 'jekyll-and-hyde',
  name: 'Jekyll & Hyde',
  set: 'Cobble & Fog',
  move: 2,
  hero: { slug: 'jekyll-and-hyde', name: 'Jekyll & Hyde', count: 1, health: 16, attack: 'melee' },
  sidekicks: [],
  forms: [
    { slug: 'dr-jekyll', name: 'Dr. Jekyll' },
    { slug: 'mr-hyde', name: 'Mr. Hyde' },
  ],
  hooks: [
    hook('setup', takeForm('dr-jekyll')),
    hook('turnStart', may(changeForm())),
    // After every maneuver, moved or not (RU-48).
    hook('afterManeuver', damage(doctor, 1), { if: inForm('mr-hyde') }),
  ],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 7, versatiles: 8 })],
};
