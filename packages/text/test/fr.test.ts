import {
  add,
  anyone,
  choose,
  compare,
  damage,
  draw,
  exists,
  gain,
  type HeroDef,
  healthOf,
  inCombat,
  mine,
  move,
  own,
  prevent,
  recover,
  seq,
  swap,
  take,
  theirs,
  when,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { abilityText, cardText, effectText, MESSAGES, message, messageTables } from '../src/index.ts';
import { a, agree, de, elides, plural, possessed, properName, quoted, si } from '../src/realise/fr/noun.ts';
import { conjugate } from '../src/realise/fr/verb.ts';
import { BROKEN, isCleanFrench } from './french.ts';
import { everyHero, fighterCalled, heroNamed } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

const say = (effect: Parameters<typeof effectText>[0]): string =>
  effectText(effect, testHero, 'fr', combatCard);

/** All texts of a hero; titles are data. */
const textsOf = (hero: HeroDef): string[] => [
  ...abilityText(hero, 'fr'),
  ...hero.cards.flatMap((card) => {
    const { parts, bonusAttack } = cardText(card, hero, 'fr');
    return [...parts, ...(bonusAttack?.parts ?? [])].map(({ text }) => text);
  }),
];

describe('French words', () => {
  test('elision knows vowels, h and names', () => {
    for (const word of ['Alice', 'Achille', 'adversaire', 'homme', 'Homme invisible', 'effet', 'œil'])
      expect(elides(word), word).toBe(true);
    for (const word of ['harpie', 'héros', 'hors-la-loi', 'Holmes', 'Yennenga', 'Méduse', '8', 'onze'])
      expect(elides(word), word).toBe(false);
  });

  test.each([
    ['Roi Arthur', 'king-arthur', 'du Roi Arthur', 'au Roi Arthur', 'la zone du Roi Arthur'],
    [
      'Homme invisible',
      'invisible-man',
      'de l’Homme invisible',
      'à l’Homme invisible',
      'la zone de l’Homme invisible',
    ],
    ['Alice', 'alice', 'd’Alice', 'à Alice', 'la zone d’Alice'],
    ['harpie 2', 'harpy', 'de la harpie 2', 'à la harpie 2', 'la zone de la harpie 2'],
    ['archer 1', 'archer', 'de l’archer 1', 'à l’archer 1', 'la zone de l’archer 1'],
    ['Yennenga', 'yennenga', 'de Yennenga', 'à Yennenga', 'la zone de Yennenga'],
    ['Stranger', 'stranger', 'de Stranger', 'à Stranger', 'la zone de Stranger'],
  ])('%s is contracted', (name, slug, from, to, zone) => {
    const it = properName(name, fighterCalled(slug));
    expect([de(it), a(it), possessed(it, 'zone', { gender: 'f' })]).toEqual([from, to, zone]);
  });

  test('pronouns, possessives and agreement', () => {
    const her = { text: '', gender: 'f', pronoun: true } as const;
    expect(possessed(her, 'attaque', { gender: 'f' })).toBe('son attaque');
    expect(possessed(her, 'zone', { gender: 'f' })).toBe('sa zone');
    expect(agree('égal~ vaincu~ mis~', { gender: 'm', plural: true })).toBe('égaux vaincus mis');
    expect(agree('égal~ vaincu~ mis~', { gender: 'f', plural: true })).toBe('égales vaincues mises');
    expect(si('il pioche')).toBe('s’il pioche');
    expect(si('elle pioche')).toBe('si elle pioche');
  });

  test('possessives are the subject’s own', () => {
    expect(agree('son° deck, sa° main, ses° cartes', { gender: 'm' })).toBe('son deck, sa main, ses cartes');
    expect(agree('son° deck, ses° cartes', { gender: 'm', you: true })).toBe('votre deck, vos cartes');
    expect(agree('sa° main, ses° cartes', { gender: 'f', plural: true })).toBe('leur main, leurs cartes');
  });

  test.each([
    ['loup', 'loups'],
    ['os', 'os'],
    ['corbeau', 'corbeaux'],
    ['cheval de bataille', 'chevaux de bataille'],
    ['homme d’armes', 'hommes d’armes'],
  ])('several of what no lexicon knows: %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });

  test('a title with its own quotes gets no others', () => {
    expect(quoted('Feinte ×2')).toBe('«\u00a0Feinte\u00a0» ×2');
    expect(quoted('«\u00a0HOU\u202f!\u00a0»')).toBe('«\u00a0HOU\u202f!\u00a0»');
  });

  test.each([
    [{ base: 'attaquer', mood: 'infinitive', clitics: ['la'] }, 'l’attaquer'],
    [{ base: 'infliger', mood: 'command', clitics: ['lui'] }, 'infligez-lui'],
    [{ base: 'déplacer', mood: 'command', clitics: ['le'], not: true }, 'ne le déplacez pas'],
    [{ base: 'se défendre', mood: 'command', clitics: [] }, 'défendez-vous'],
    [{ base: 'remporter', mood: 'finite', clitics: [], past: true, not: true }, 'n’avez pas remporté'],
    [{ base: 'être vaincu~', mood: 'infinitive', clitics: [], not: true }, 'ne pas être vaincu'],
  ] as const)('%j', (asked, text) => {
    expect(conjugate({ ...asked, subject: undefined })).toBe(text);
  });
});

describe('French sentences', () => {
  const medusa = own('medusa');
  test.each([
    [draw(0), 'Piochez 0 carte.'],
    [draw(1), 'Piochez 1 carte.'],
    [draw(2), 'Piochez 2 cartes.'],
    [gain('rage', 1), 'Gagnez 1 jeton Rage.'],
    [gain('rage', 3), 'Gagnez 3 jetons Rage.'],
    [recover(own(), 1), 'Chacun de vos combattants récupère 1 point de vie.'],
    [
      damage(theirs({ adjacentTo: medusa }), 2),
      'Si le combattant adverse est adjacent à Méduse, infligez-lui 2 dégâts.',
    ],
    [
      damage(anyone({ adjacentTo: theirs() }), 1),
      'Infligez 1 dégât à chaque combattant adjacent au combattant adverse.',
    ],
    [
      damage(theirs(), { val: 'boost', card: 'theirs' }),
      'Infligez au combattant adverse un nombre de dégâts égal au BOOST de la carte de votre adversaire.',
    ],
    [move(mine(), 3), 'Déplacez votre combattant de 3 cases au maximum.'],
    [swap(medusa, theirs()), 'Échangez les positions de Méduse et du combattant adverse.'],
    [add(-1), 'Retirez 1 de la valeur de cette carte.'],
    [
      when(compare(healthOf(medusa), '>=', 2), draw(1)),
      'Si Méduse a 2 points de vie ou plus, piochez 1 carte.',
    ],
    [
      choose(2, draw(1), draw(2)),
      'Choisissez 2 effets différents\u202f:\n• Piochez 1 carte.\n• Piochez 2 cartes.',
    ],
  ])('%j', (effect, text) => {
    expect(say(effect)).toBe(text);
  });

  const alice = heroNamed('alice');
  const her = own('alice');
  test.each([
    [
      seq(move(her, 2), damage(anyone({ adjacentTo: her }), 1)),
      'Déplacez Alice de 2 cases au maximum, puis infligez 1 dégât à chaque combattant qui lui est adjacent.',
    ],
    [
      seq(move(her, 2), when(exists(theirs({ adjacentTo: her })), draw(1))),
      'Déplacez Alice de 2 cases au maximum. Si le combattant adverse lui est adjacent, piochez 1 carte.',
    ],
    [
      seq(move(her, 2), swap(her, theirs())),
      'Déplacez Alice de 2 cases au maximum, puis échangez sa position avec celle du combattant adverse.',
    ],
    [
      seq(move(her, 2), prevent(her, 'all')),
      'Déplacez Alice de 2 cases au maximum. Elle ne subit aucun dégât lors de ce combat.',
    ],
    [
      seq(
        take({ from: 'deck', count: 3, choice: 'top', to: 'aside' }),
        take({ from: 'aside', count: 1, choice: 'you', to: 'hand' }),
        take({ from: 'aside', choice: 'all', to: 'bottom' }),
      ),
      'Consultez les 3 premières cartes de votre deck. Mettez-en 1 dans votre main et les autres sous votre deck dans l’ordre de votre choix.',
    ],
    [damage(inCombat(), 2), 'Infligez 2 dégâts à chaque combattant impliqué dans ce combat.'],
  ])('somebody who was just named is not "celui-ci": %#', (effect, text) => {
    expect(
      effectText(
        effect,
        alice,
        'fr',
        alice.cards.find(({ type }) => type === 'attack'),
      ),
    ).toBe(text);
  });

  test('a symbol speaks for itself, since only one of them counts', () => {
    const red = heroNamed('little-red-riding-hood');
    const texts = red.cards.flatMap((card) => cardText(card, red, 'fr').parts.map(({ text }) => text));
    expect(texts.filter((text) => text.includes('[Couteau] Infligez 2 dégâts'))).toEqual([
      expect.stringContaining('chaque combattant adverse situé dans la zone du Chaperon rouge'),
    ]);
  });

  test('what a hero declares', () => {
    expect(abilityText(testHero, 'fr')).toEqual([
      'Méduse commence la partie avec 1 jeton Rage.',
      'Le moteur Merlin, le magnétron à cavités, le pistolet-gant Sedgley et le Whizbang forment une rangée dans cet ordre. Méduse commence la partie sans amélioration activée.',
      'Méduse commence la partie GRANDE.',
      'Mélangez 7 Misères dans la boîte de Pandore.',
      'Au début de la partie, placez 3 jetons Brouillard sur différentes cases vides de la zone de Méduse.',
      'Méduse ne peut jamais avoir plus de 3 jetons Rage.',
      'Un effet marqué d’un symbole n’est résolu que si la carte au sommet de votre défausse présente ce symbole. Une défausse vide présente le symbole Joker. Le symbole Joker remplace un symbole de votre choix.',
    ]);
  });

  test.each(everyHero)('$name has titles with French spaces', (hero) => {
    for (const { titles } of hero.cards) expect(titles?.fr ?? '').not.toMatch(/[^\u202f][:;!?]|'/);
  });

  test.each(everyHero)('$name has no English, no missing elision and no wrong space', (hero) => {
    for (const text of textsOf(hero)) expect(isCleanFrench(text), text).toBe(true);
  });
});

describe('French messages', () => {
  const templates = Object.keys(MESSAGES).flatMap((id) => {
    const template = messageTables.fr[id as keyof typeof MESSAGES];
    const { by: _by, ...classes } = typeof template === 'string' ? { by: '', other: template } : template;
    return Object.values(classes).map((text) => [id, text] as const);
  });
  test.each(templates)('%s: %s', (_id, text) => {
    expect(text).not.toMatch(BROKEN);
    expect(text).not.toMatch(/[^\u202f][;!?]|[^\u202f]:/);
  });

  test('zero is singular', () => {
    expect(message('fr', 'cardsInHand', { count: 0 })).toBe('0 carte en main');
    expect(message('fr', 'cardsInHand', { count: 1 })).toBe('1 carte en main');
    expect(message('fr', 'cardsInHand', { count: 2 })).toBe('2 cartes en main');
  });
});
