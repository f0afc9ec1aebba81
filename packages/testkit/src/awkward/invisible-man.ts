import {
  actionNumber,
  anyone,
  anywhere,
  attack,
  away,
  becomes,
  type CardDef,
  cancel,
  card,
  choose,
  compare,
  damage,
  defense,
  discarding,
  draw,
  endTurn,
  exists,
  fixValue,
  type HeroDef,
  mine,
  moveToken,
  not,
  own,
  pick,
  pickOpponent,
  pickToken,
  place,
  recover,
  relocateToken,
  scheme,
  seq,
  take,
  versatile,
  was,
  when,
} from '@peerless/language';
import { filler } from './filler.ts';

const man = own('invisible-man');
const inFog = own('invisible-man', { on: 'fog' });
const elsewhere = anywhere({ other: true });

const cards: readonly CardDef[] = [
  card(
    'covert-preparation',
    versatile(2),
    { title: 'Covert Preparation', boost: 1, user: 'invisible-man', quantity: 3 },
    {
      after: seq(
        draw(1),
        pickToken('fog', (first) =>
          seq(
            moveToken(first, 2),
            pickToken('fog', (second) => moveToken(second, 2, 'opponent'), { not: [first], by: 'opponent' }),
          ),
        ),
      ),
    },
  ),
  card(
    'confound',
    versatile(3),
    { title: 'Confound', boost: 2, user: 'invisible-man', quantity: 2 },
    {
      // Each token may stay.
      after: discarding('opponent', { may: true }, (it) =>
        when(
          not(was(it)),
          pickToken(
            'fog',
            (first) =>
              seq(
                relocateToken(first, elsewhere),
                pickToken(
                  'fog',
                  (second) =>
                    seq(
                      relocateToken(second, elsewhere),
                      pickToken('fog', (third) => relocateToken(third, elsewhere), {
                        may: true,
                        not: [first, second],
                      }),
                    ),
                  { may: true, not: [first] },
                ),
              ),
            { may: true },
          ),
        ),
      ),
    },
  ),
  card(
    'impossible-to-see',
    versatile(2),
    { title: 'Impossible to See', boost: 2, user: 'invisible-man', quantity: 2 },
    { immediately: fixValue(0) },
  ),
  card(
    'surprise-attack',
    attack(5),
    { title: 'Surprise Attack', boost: 1, user: 'invisible-man', quantity: 2 },
    {
      immediately: cancel(),
      after: pickToken('fog', (fog) => relocateToken(fog, elsewhere), { under: man }),
    },
  ),
  card(
    'slip-away',
    attack(3),
    { title: 'Slip Away', boost: 2, user: 'invisible-man', quantity: 3 },
    {
      after: pickToken('fog', (fog) => seq(relocateToken(fog, { free: true }), place(man, { token: fog }))),
    },
  ),
  card(
    'emerge-from-mist',
    attack(3),
    { title: 'Emerge From Mist', boost: 2, user: 'invisible-man', quantity: 2 },
    { during: when(exists(mine({ startedOn: 'fog' })), becomes(5)) },
  ),
  card(
    'lurking',
    defense(2),
    { title: 'Lurking', boost: 2, user: 'invisible-man', quantity: 2 },
    {
      after: seq(
        draw(1),
        choose(
          1,
          place(man, { on: 'fog' }),
          pickToken('fog', (fog) => moveToken(fog, 3)),
        ),
      ),
    },
  ),
  card(
    'coded-notes',
    defense(3),
    { title: 'Coded Notes', boost: 2, user: 'invisible-man', quantity: 2 },
    { after: seq(draw(3), take({ from: 'hand', count: 2, choice: 'you', to: 'top' })) },
  ),
  card(
    'vanish',
    scheme(),
    { title: 'Vanish', boost: 3, user: 'invisible-man', quantity: 2 },
    { scheme: seq(recover(man, 1), away(man), when(compare(actionNumber(), '=', 1), endTurn())) },
  ),
  card(
    'step-lightly',
    scheme(),
    { title: 'Step Lightly', boost: 1, user: 'invisible-man', quantity: 2 },
    {
      scheme: seq(
        pick(anyone({ adjacentTo: man }), (it) => when(exists(inFog), damage(it, 3), damage(it, 1))),
        pickOpponent((them) => pickToken('fog', (fog) => moveToken(fog, 2, them), { by: them })),
      ),
    },
  ),
];

/** The Invisible Man: fog tokens that link spaces and raise his defense. */
export const invisibleMan: HeroDef = {
  slug: 'invisible-man',
  name: 'Invisible Man',
  set: 'Cobble & Fog',
  move: 2,
  hero: { slug: 'invisible-man', name: 'Invisible Man', count: 1, health: 15, attack: 'melee' },
  sidekicks: [],
  tokens: [{ slug: 'fog', name: 'fog token', plural: 'fog tokens', count: 3 }],
  hooks: [],
  modifiers: [
    { mod: 'value', who: inFog, role: 'defender', by: 1 },
    { mod: 'link', who: man, token: 'fog' },
  ],
  cards: [...cards, ...filler({ attacks: 4, versatiles: 4 })],
};
