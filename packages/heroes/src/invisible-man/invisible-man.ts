import {
  actionNumber,
  anyone,
  anywhere,
  attack,
  away,
  becomes,
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
  gainAction,
  type HeroDef,
  mine,
  move,
  moveToken,
  not,
  opposing,
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

const man = own('invisible-man');
const inFog = own('invisible-man', { on: 'fog' });
const elsewhere = anywhere({ other: true });

/** The Invisible Man: fog tokens that link spaces and raise his defense. */
export const invisibleMan: HeroDef = {
  slug: 'invisible-man',
  name: 'Invisible Man',
  names: {
    en: { gender: 'm', article: true },
    pt: { name: 'Homem Invisível', gender: 'm', article: true },
    fr: { name: 'Homme invisible', gender: 'm', article: true },
    uk: { name: 'Невидимець', gender: 'm', cases: 'Невидимця|Невидимцеві|Невидимця|Невидимцем|Невидимцеві' },
  },
  set: 'Cobble & Fog',
  look: { emblem: 'invisible-face', colours: { main: '#c9cfc4', deep: '#39463f', ink: '#232d28' } },
  profile: {
    difficulty: 3,
    styles: ['tricks', 'mobile', 'attrition'],
    signature: ['slip-away', 'impossible-to-see', 'vanish'],
  },
  move: 2,
  hero: { health: 15, attack: 'melee' },
  sidekicks: [],
  tokens: [
    {
      slug: 'fog',
      name: 'fog token',
      names: {
        pt: 'ficha de névoa',
        fr: 'jeton Brouillard',
        uk: {
          name: 'жетон туману',
          gender: 'm',
          cases: 'жетона туману|жетону туману|жетон туману|жетоном туману|жетоні туману',
          plural: 'жетони туману|жетонів туману|жетонам туману|жетони туману|жетонами туману|жетонах туману',
        },
      },
      emblem: 'fog',
      plural: 'fog tokens',
      count: 3,
    },
  ],
  hooks: [],
  modifiers: [
    { mod: 'value', who: inFog, role: 'defender', by: 1 },
    { mod: 'link', who: man, token: 'fog' },
  ],
  cards: [
    card(
      'covert-preparation',
      versatile(2),
      { title: 'Covert Preparation', boost: 1, user: 'invisible-man', quantity: 3 },
      {
        titles: { pt: 'Preparação Secreta', fr: 'Préparatifs secrets', uk: 'Таємні приготування' },
        emblem: 'round-bottom-flask',
        after: seq(
          draw(1),
          pickToken('fog', (first) =>
            seq(
              moveToken(first, 2),
              pickToken('fog', (second) => moveToken(second, 2, 'opponent'), {
                not: [first],
                by: 'opponent',
              }),
            ),
          ),
        ),
      },
    ),
    card(
      'dreaming-of-revenge',
      versatile(3),
      { title: 'Dreaming of Revenge', boost: 1, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Sonhos de Vingança', fr: 'Rêves de vengeance', uk: 'Мрії про помсту' },
        emblem: 'night-sleep',
        after: when(exists(inFog), damage(opposing({ on: 'fog' }), 1)),
      },
    ),
    card(
      'confound',
      versatile(3),
      { title: 'Confound', boost: 2, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Confundir', fr: 'Désorienter', uk: 'Збити з пантелику' },
        emblem: 'misdirection',
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
      {
        titles: { pt: 'Impossível de Ver', fr: 'Impossible à voir', uk: 'Годі побачити' },
        emblem: 'sight-disabled',
        immediately: fixValue(0),
      },
    ),
    card(
      'surprise-attack',
      attack(5),
      { title: 'Surprise Attack', boost: 1, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Ataque Surpresa', fr: 'Attaque surprise', uk: 'Несподіваний напад' },
        emblem: 'backstab',
        immediately: cancel(),
        after: pickToken('fog', (fog) => relocateToken(fog, elsewhere), { under: man }),
      },
    ),
    card(
      'slip-away',
      attack(3),
      { title: 'Slip Away', boost: 2, user: 'invisible-man', quantity: 3 },
      {
        titles: { pt: 'Escapulir', fr: 'S’éclipser', uk: 'Вислизнути' },
        emblem: 'exit-door',
        after: pickToken('fog', (fog) => seq(relocateToken(fog, { free: true }), place(man, { token: fog }))),
      },
    ),
    card(
      'emerge-from-mist',
      attack(3),
      { title: 'Emerge From Mist', boost: 2, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Emergir da Névoa', fr: 'Surgir de la brume', uk: 'Поява з імли' },
        emblem: 'cloak-dagger',
        during: when(exists(mine({ startedOn: 'fog' })), becomes(5)),
      },
    ),
    card(
      'lurking',
      defense(2),
      { title: 'Lurking', boost: 2, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'À Espreita', fr: 'Aux aguets', uk: 'Причаївшись' },
        emblem: 'hidden',
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
      'into-thin-air',
      defense(4),
      { title: 'Into Thin Air', boost: 1, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Sumir no Ar', fr: 'Volatilisé', uk: 'Розчинитися в повітрі' },
        emblem: 'smoke-bomb',
        after: seq(
          move(man, 1),
          pickToken('fog', (fog) => moveToken(fog, 3, 'opponent'), { by: 'opponent' }),
        ),
      },
    ),
    card(
      'coded-notes',
      defense(3),
      { title: 'Coded Notes', boost: 2, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Anotações Codificadas', fr: 'Notes codées', uk: 'Зашифровані нотатки' },
        emblem: 'notebook',
        after: seq(draw(3), take({ from: 'hand', count: 2, choice: 'you', to: 'top' })),
      },
    ),
    card(
      'reign-of-terror',
      scheme(),
      { title: 'Reign of Terror', boost: 1, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Reinado de Terror', fr: 'Règne de terreur', uk: 'Панування жаху' },
        emblem: 'screaming',
        scheme: when(
          exists(inFog),
          pick(opposing(), (it) => damage(it, 2)),
        ),
      },
    ),
    card(
      'vanish',
      scheme(),
      { title: 'Vanish', boost: 3, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Desaparecer', fr: 'Disparaître', uk: 'Зникнути' },
        emblem: 'invisible',
        scheme: seq(recover(man, 1), away(man), when(compare(actionNumber(), '=', 1), endTurn())),
      },
    ),
    card(
      'step-lightly',
      scheme(),
      { title: 'Step Lightly', boost: 1, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Passos Leves', fr: 'À pas feutrés', uk: 'Тихою ходою' },
        emblem: 'footsteps',
        scheme: seq(
          pick(anyone({ adjacentTo: man }), (it) => when(exists(inFog), damage(it, 3), damage(it, 1))),
          pickOpponent((them) => pickToken('fog', (fog) => moveToken(fog, 2, them), { by: them })),
        ),
      },
    ),
    card(
      'rolling-fog',
      scheme(),
      { title: 'Rolling Fog', boost: 1, user: 'invisible-man', quantity: 2 },
      {
        titles: { pt: 'Névoa Rastejante', fr: 'Brouillard rampant', uk: 'Клуби туману' },
        emblem: 'fluffy-cloud',
        scheme: seq(
          pickToken('fog', (fog) => relocateToken(fog, elsewhere)),
          gainAction(),
        ),
      },
    ),
  ],
};
