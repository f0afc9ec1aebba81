import type { GameEvent, Option } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { combatText, eventText, namesFor, optionText, outcomeText, promptText } from '../src/index.ts';
import { told } from './event-examples.ts';
import { heroNamed, withEverything, withItems } from './table.ts';

const [medusa, ...others] = ['medusa', 'king-arthur', 'beowulf', 'invisible-man', 'pandora'].map(heroNamed);
const seats = medusa === undefined ? [] : [withEverything(medusa), ...others];
const names = namesFor(seats, withItems, 'fr');
const reader = namesFor(seats, withItems, 'fr', 0);

const event = (type: string, fields: object): GameEvent => ({ type, cause: {}, ...fields }) as GameEvent;

/** Spaces that do not break are told by `_`. */
const shown = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, '_');

describe('the log in French', () => {
  test.each([
    ['gameStarted', { first: 1 }, 'Le Roi Arthur commence la partie.'],
    ['actionStarted', { seat: 0, number: 1, action: 'maneuver' }, 'Méduse effectue l’action 1_: manœuvre.'],
    [
      'actionStarted',
      { seat: 0, number: 2, action: 'item' },
      'Méduse effectue l’action 2_: utilisation d’objet.',
    ],
    ['itemLaid', { item: 'food-tray', space: 12 }, 'La case 12 reçoit le Plateau-repas.'],
    ['itemLaid', { item: 'secret-documents', space: 3 }, 'La case 3 reçoit les Documents secrets.'],
    ['itemUsed', { fighter: 'merlin', item: 'food-tray', space: 12 }, 'Merlin utilise le Plateau-repas.'],
    ['turnEnded', { seat: 2 }, 'Beowulf termine son tour.'],
    ['drew', { seat: 0, count: 0 }, 'Méduse pioche 0 carte.'],
    ['drew', { seat: 3, count: 2 }, 'L’Homme invisible pioche 2 cartes.'],
    [
      'discarded',
      { seat: 0, card: 'medusa/feint', why: 'played' },
      'Méduse défausse «_Feinte_» après l’avoir jouée.',
    ],
    [
      'cardMoved',
      { seat: 0, by: 0, from: 'hand', to: 'deck', where: 'top' },
      'Méduse met une carte de sa main sur le dessus de son deck.',
    ],
    [
      'looked',
      { seat: 0, at: 1, cards: ['king-arthur/excalibur'] },
      'Méduse consulte la main du Roi Arthur_: «_Excalibur_».',
    ],
    [
      'boosted',
      { seat: 0, card: 'medusa/dash', amount: 1, what: 'attack' },
      'Méduse BOOSTE l’attaque avec «_Ruée_»_: +1.',
    ],
    [
      'placed',
      { fighter: 'harpy-2', space: 4, from: 7 },
      'La harpie 2 est placée sur la case 4, depuis la case 7.',
    ],
    [
      'moved',
      { fighter: 'merlin', from: 4, to: 7, path: [4, 7] },
      'Merlin se déplace de la case 4 à la case 7.',
    ],
    ['door', { door: 'north', open: true, fighter: 'wiglaf' }, 'Wiglaf ouvre la porte nord.'],
    [
      'revealed',
      { attack: 'medusa/feint', defense: 'king-arthur/excalibur', boost: null },
      '«_Feinte_» et «_Excalibur_» sont révélées.',
    ],
    ['revealed', { attack: null, defense: null, boost: null }, 'Aucune carte n’est révélée.'],
    ['effectsCancelled', { card: 'medusa/feint' }, 'Les effets de «_Feinte_» sont annulés.'],
    [
      'combatantReplaced',
      { from: 'king-arthur', to: 'merlin' },
      'Merlin prend la place du Roi Arthur dans le combat.',
    ],
    [
      'damaged',
      { fighter: 'merlin', amount: 1, kind: 'effect', health: 0 },
      'Merlin subit 1 dégât_: il lui reste 0 point de vie.',
    ],
    [
      'damaged',
      { fighter: 'medusa', amount: 2, kind: 'exhaustion', health: 5 },
      'Méduse subit 2 dégâts d’épuisement_: il lui reste 5 points de vie.',
    ],
    ['defeated', { fighter: 'harpy-1' }, 'La harpie 1 est vaincue.'],
    ['counterChanged', { seat: 2, counter: 'rage', from: 1, to: 2 }, 'La Rage de Beowulf passe de 1 à 2.'],
    ['modesChosen', { seat: 0, modes: [] }, 'Méduse ne choisit aucune option.'],
    ['modesChosen', { seat: 0, modes: [1, 3] }, 'Méduse choisit les options 1 et 3.'],
    [
      'gameEnded',
      { outcome: { winners: [0, 2], reason: 'defeat' } },
      'Méduse et Beowulf remportent la partie.',
    ],
  ])('%s %j', (type, fields, text) => {
    expect(shown(eventText(event(type, fields), names))).toBe(text);
  });

  test.each([
    ['drew', { seat: 0, count: 1 }, 'Vous piochez 1 carte.'],
    ['eliminated', { seat: 0 }, 'Vous êtes éliminé.'],
    ['shuffled', { seat: 0 }, 'Vous mélangez votre deck.'],
    [
      'cardMoved',
      { seat: 0, by: 0, from: 'discard', to: 'hand' },
      'Vous reprenez une carte de votre défausse en main.',
    ],
    ['cardMoved', { seat: 0, by: 0, from: 'deck', to: 'aside' }, 'Vous mettez une carte de côté.'],
    [
      'cardMoved',
      { seat: 0, by: 1, from: 'deck', to: 'aside' },
      'Le Roi Arthur met de côté une carte de votre deck.',
    ],
    ['cardMoved', { seat: 0, by: 0, from: 'aside', to: 'hand' }, 'Vous mettez une carte dans votre main.'],
    ['looked', { seat: 1, at: 0 }, 'Le Roi Arthur consulte votre main.'],
    ['exhausted', { seat: 0, missing: 2 }, 'Vous ne pouvez pas piocher 2 cartes.'],
  ])('the reader is "vous": %s %j', (type, fields, text) => {
    expect(eventText(event(type, fields), reader)).toBe(text);
  });
});

describe('choices in French', () => {
  test.each<[Omit<Option, 'key'>, string]>([
    [{ type: 'maneuver' }, 'Effectuer une manœuvre'],
    [
      { type: 'attack', fighter: 'king-arthur', target: 'harpy-1', card: 'excalibur' } as Option,
      'Le Roi Arthur attaque la harpie 1 avec «_Excalibur_»',
    ],
    [
      { type: 'move', fighter: 'merlin', to: 12, distance: 1 } as Option,
      'Merlin se déplace jusqu’à la case 12_: 1 case',
    ],
    [{ type: 'fighter', fighter: 'harpy-1' } as Option, 'Harpie 1'],
    [{ type: 'space', space: 12 } as Option, 'Case 12'],
    [{ type: 'card', card: 'feint', seat: 0 } as Option, 'Feinte'],
    [{ type: 'token', token: 'fog', space: 3 } as Option, 'Jeton Brouillard, case 3'],
    [{ type: 'symbol', symbol: 'knife' } as Option, 'Couteau'],
  ])('%j', (option, text) => {
    const source = { ability: 'invisible-man' };
    expect(shown(optionText({ key: 'key', ...option } as Option, names, { source }))).toBe(text);
  });

  test('prompts name what asks', () => {
    const may = { prompt: 'may', kind: 'yes-no', source: { ability: 'king-arthur' } } as const;
    expect(shown(promptText(may, names))).toBe('Capacité du Roi Arthur – Voulez-vous utiliser cet effet_?');
    const pick = { prompt: 'pick', kind: 'fighter', source: { card: 'medusa/feint' } } as const;
    expect(promptText(pick, names)).toBe('Feinte – Choisissez un combattant.');
  });

  test('outcomes and combats are explained', () => {
    expect(shown(outcomeText({ winners: [0], reason: 'defeat' }, names))).toBe(
      'Méduse remporte la partie_: un seul camp a encore un héros.',
    );
    const events = [
      event('revealed', {
        attack: 'medusa/feint',
        defense: null,
        boost: null,
        attackValue: 2,
        defenseValue: 0,
      }),
      event('valueChanged', { side: 'attack', from: 2, to: 4, how: 'add', cause: { ability: 'medusa' } }),
      event('combatResolved', { attack: 4, defense: 0, damage: 4 }),
    ];
    expect(combatText(events, names).map(shown)).toEqual([
      'Attaque 2_: Feinte',
      'Attaque 4_: +2 (capacité de Méduse)',
      'Le combat se termine 4 à 0_: 4 dégâts de combat.',
    ]);
  });
});

const isClean = (line: string): boolean =>
  /^[\p{Lu}«]/u.test(line) &&
  !/undefined|null|NaN|\[object|[~°]| {2}| [,.:;!?]|(?<!\p{L})(the|of|and|your|with|is|to)(?!\p{L})/u.test(
    line,
  );

test.each(Object.entries<readonly (readonly [object, string])[]>(told))(
  '%s has no English',
  (type, examples) => {
    for (const [fields] of examples) {
      const line = eventText(event(type, fields), names);
      // Titles without a French form stay English.
      expect(line.replaceAll(/«[^»]*»/g, '«»')).toSatisfy(isClean);
    }
  },
);
