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
  names: { pt: 'Sherlock Holmes', fr: 'Sherlock Holmes', uk: 'Шерлок Голмс' },
  set: 'Cobble & Fog',
  move: 2,
  hero: {
    slug: 'sherlock-holmes',
    name: 'Sherlock Holmes',
    names: { pt: 'Sherlock Holmes', fr: 'Sherlock Holmes', uk: 'Шерлок Голмс' },
    count: 1,
    health: 16,
    attack: 'melee',
  },
  sidekicks: [
    {
      slug: 'dr-watson',
      name: 'Dr. Watson',
      names: { pt: 'Dr. Watson', fr: 'Dr Watson', uk: 'доктор Ватсон' },
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
        after: when(won(), draw(1, 'opponent'), draw(2)),
      },
    ),
    card(
      'study-methods',
      versatile(3),
      { title: 'Study Methods', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Métodos de Estudo', fr: 'Étude des méthodes', uk: 'Вивчення методів' },
        after: when(won(), look('opponent')),
      },
    ),
    card(
      'deduce-strategy',
      versatile(3),
      { title: 'Deduce Strategy', boost: 1, user: 'sherlock-holmes', quantity: 3 },
      {
        titles: { pt: 'Deduzir a Estratégia', fr: 'Déduire la stratégie', uk: 'Розгадати задум' },
        during: may(printedBecomes('theirs', boostOf('theirs'))),
      },
    ),
    card(
      'counterpunch',
      versatile(3),
      { title: 'Counterpunch', boost: 1, user: 'sherlock-holmes', quantity: 3 },
      {
        titles: { pt: 'Contragolpe', fr: 'Riposte', uk: 'Контрудар' },
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
        after: move(holmes, 3),
      },
    ),
    card(
      'service-revolver',
      attack(5),
      { title: 'Service Revolver', boost: 3, user: 'dr-watson', quantity: 2 },
      { titles: { pt: 'Revólver do Exército', fr: 'Revolver d’ordonnance', uk: 'Службовий револьвер' } },
    ),
    card(
      'elementary',
      defense(3),
      { title: 'Elementary', boost: 3, user: 'sherlock-holmes', quantity: 2 },
      {
        titles: { pt: 'Elementar', fr: 'Élémentaire', uk: 'Елементарно' },
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
        scheme: pickOpponent((them) => seq(swap(holmes, heroOf(them)), damage(heroOf(them), 1))),
      },
    ),
    card(
      'administer-aid',
      scheme(),
      { title: 'Administer Aid', boost: 2, user: 'dr-watson', quantity: 2 },
      {
        titles: { pt: 'Prestar Socorro', fr: 'Prodiguer des soins', uk: 'Надати допомогу' },
        scheme: seq(place(watson, { adjacentTo: holmes }), recover(holmes, 1), draw(1)),
      },
    ),
  ],
};
