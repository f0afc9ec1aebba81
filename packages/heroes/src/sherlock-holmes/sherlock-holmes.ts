import {
  attack,
  between,
  beyond,
  boostOf,
  cancel,
  card,
  compare,
  damage,
  defense,
  discarding,
  draw,
  exists,
  type HeroDef,
  heroOf,
  ignoreValue,
  look,
  may,
  move,
  own,
  pickNumber,
  pickOpponent,
  place,
  prediction,
  printedBecomes,
  printedOf,
  recover,
  reveal,
  scheme,
  seq,
  swap,
  take,
  theirs,
  versatile,
  was,
  when,
  won,
} from '@peerless/language';
import { feint } from '../shared-cards.ts';

const holmes = own('sherlock-holmes');
const watson = own('dr-watson');

/** Sherlock Holmes, whose cards nobody cancels, and Dr. Watson. */
export const sherlockHolmes: HeroDef = {
  slug: 'sherlock-holmes',
  name: 'Sherlock Holmes',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Sherlock Holmes', gender: 'm' },
    fr: { name: 'Sherlock Holmes', gender: 'm' },
    uk: {
      name: 'Шерлок Голмс',
      gender: 'm',
      cases: 'Шерлока Голмса|Шерлокові Голмсу|Шерлока Голмса|Шерлоком Голмсом|Шерлокові Голмсі',
    },
  },
  set: 'Cobble & Fog',
  look: { emblem: 'sherlock-holmes', colours: { main: '#4c5059', deep: '#1f2228', ink: '#fff6e3' } },
  profile: {
    difficulty: 3,
    styles: ['control', 'tricks'],
    signature: ['elementary', 'confirm-suspicion', 'master-of-disguise'],
  },
  move: 2,
  hero: { health: 16, attack: 'melee' },
  sidekicks: [
    {
      slug: 'dr-watson',
      name: 'Dr. Watson',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Dr. Watson', gender: 'm', article: true },
        fr: { name: 'Dr Watson', gender: 'm', article: true },
        uk: {
          name: 'доктор Ватсон',
          gender: 'm',
          cases: 'доктора Ватсона|докторові Ватсону|доктора Ватсона|доктором Ватсоном|докторові Ватсоні',
        },
      },
      emblem: 'mustache',
      count: 1,
      health: 8,
      attack: 'ranged',
    },
  ],
  hooks: [],
  // The banner counts, not the fighter: cards with ANY are not protected (R-14.52, RU-14).
  modifiers: [{ mod: 'protect', users: ['sherlock-holmes', 'dr-watson'] }],
  cards: [
    feint({ boost: 1, quantity: 3 }),
    card(
      'education-never-ends',
      versatile(3),
      { title: 'Education Never Ends', boost: 1, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'O Aprendizado Nunca Acaba',
          fr: 'On apprend toute sa vie',
          uk: 'Вік живи — вік учись',
        },
        emblem: 'bookshelf',
        after: when(won(), draw(1, 'opponent'), draw(2)),
      },
    ),
    card(
      'study-methods',
      versatile(3),
      { title: 'Study Methods', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Métodos de Estudo', fr: 'Étude des méthodes', uk: 'Вивчення методів' },
        emblem: 'magnifying-glass',
        after: when(won(), look('opponent')),
      },
    ),
    card(
      'deduce-strategy',
      versatile(3),
      { title: 'Deduce Strategy', boost: 1, user: 'sherlock-holmes', quantity: 3 },
      {
        titles: { pt: 'Deduzir a Estratégia', fr: 'Déduire la stratégie', uk: 'Розгадати задум' },
        emblem: 'chess-knight',
        during: may(printedBecomes('theirs', boostOf('theirs'))),
      },
    ),
    card(
      'counterpunch',
      versatile(3),
      { title: 'Counterpunch', boost: 1, user: 'sherlock-holmes', quantity: 3 },
      {
        titles: { pt: 'Contragolpe', fr: 'Riposte', uk: 'Контрудар' },
        emblem: 'boxing-glove',
        after: when(exists(theirs({ adjacentTo: holmes })), damage(theirs(), 2)),
      },
    ),
    card(
      'fixed-point-in-a-changing-age',
      versatile(3),
      { title: 'Fixed Point in a Changing Age', boost: 1, user: 'dr-watson', quantity: 2 },
      {
        titles: {
          pt: 'Ponto Fixo em uma Era de Mudanças',
          fr: 'Point fixe d’un monde changeant',
          uk: 'Незмінна точка мінливої доби',
        },
        emblem: 'compass',
        after: when(
          exists(own('dr-watson', { adjacentTo: holmes })),
          seq(recover(holmes, 1), recover(watson, 1)),
        ),
      },
    ),
    card(
      'the-game-is-afoot',
      attack(5),
      { title: 'The Game is Afoot', boost: 2, user: 'sherlock-holmes', quantity: 2 },
      {
        titles: { pt: 'O Jogo Começou', fr: 'La partie commence', uk: 'Гра почалася' },
        emblem: 'boot-prints',
        after: move(holmes, 3),
      },
    ),
    card(
      'service-revolver',
      attack(5),
      { title: 'Service Revolver', boost: 3, user: 'dr-watson', quantity: 2 },
      {
        titles: { pt: 'Revólver do Exército', fr: 'Revolver d’ordonnance', uk: 'Службовий револьвер' },
        emblem: 'revolver',
      },
    ),
    card(
      'elementary',
      defense(3),
      { title: 'Elementary', boost: 3, user: 'sherlock-holmes', quantity: 2 },
      {
        titles: { pt: 'Elementar', fr: 'Élémentaire', uk: 'Елементарно' },
        emblem: 'smoking-pipe',
        static: [{ mod: 'predict' }],
        // Compared with the attack card of this moment; ignoring also hits a card nobody can cancel (RU-15).
        during: when(compare(prediction(), '=', printedOf('theirs')), seq(cancel(), ignoreValue())),
      },
    ),
    card(
      'confirm-suspicion',
      scheme(),
      { title: 'Confirm Suspicion', boost: 1, user: 'sherlock-holmes', quantity: 3 },
      {
        titles: { pt: 'Confirmar a Suspeita', fr: 'Confirmer les soupçons', uk: 'Підтвердити підозру' },
        emblem: 'finger-print',
        scheme: pickOpponent((them) =>
          pickNumber(between(0, beyond(them)), (named) =>
            discarding(them, { where: { value: named } }, (it) =>
              when(was(it), damage(heroOf(them), boostOf(it)), reveal(them)),
            ),
          ),
        ),
      },
    ),
    card(
      'eliminate-the-impossible',
      scheme(),
      { title: 'Eliminate the Impossible', boost: 2, user: 'sherlock-holmes', quantity: 2 },
      {
        titles: { pt: 'Eliminar o Impossível', fr: 'Éliminer l’impossible', uk: 'Відкинути неможливе' },
        emblem: 'jigsaw-piece',
        scheme: pickOpponent((them) =>
          seq(look(them), take({ from: 'hand', of: them, choice: 'you', to: 'discard' })),
        ),
      },
    ),
    card(
      'master-of-disguise',
      scheme(),
      { title: 'Master of Disguise', boost: 2, user: 'sherlock-holmes', quantity: 2 },
      {
        titles: { pt: 'Mestre do Disfarce', fr: 'Maître du déguisement', uk: 'Майстер перевтілення' },
        emblem: 'drama-masks',
        scheme: pickOpponent((them) => seq(swap(holmes, heroOf(them)), damage(heroOf(them), 1))),
      },
    ),
    card(
      'administer-aid',
      scheme(),
      { title: 'Administer Aid', boost: 2, user: 'dr-watson', quantity: 2 },
      {
        titles: { pt: 'Prestar Socorro', fr: 'Prodiguer des soins', uk: 'Надати допомогу' },
        emblem: 'stethoscope',
        scheme: seq(place(watson, { adjacentTo: holmes }), recover(holmes, 1), draw(1)),
      },
    ),
  ],
};
