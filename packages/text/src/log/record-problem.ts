import type { Changes, RecordProblem } from '@peerless/rules/match';
import type { TextLanguage } from '../realise/realiser.ts';

/** Why a record cannot be opened, in the player's language; a missing word is a compile error. */

interface Words {
  readonly none: string;
  readonly torn: string;
  readonly setup: string;
  readonly unknown: { readonly [W in 'hero' | 'board']: (name: string) => string };
  /** It does not fit its own rules and heroes. */
  readonly damagedAt: (choice: number) => string;
  readonly damagedEnd: string;
  readonly rules: string;
  readonly changed: (what: string, then: string) => string;
  readonly from: (choice: number) => string;
  readonly elsewhere: string;
}

const WORDS: { readonly [L in TextLanguage]: Words } = {
  en: {
    none: 'it is not a saved game',
    torn: 'it is cut off or damaged',
    setup: 'no game can be set up like that',
    unknown: {
      hero: (name) => `it was played with the hero “${name}”, whom this version does not know`,
      board: (name) => `it was played on the board “${name}”, which this version does not know`,
    },
    damagedAt: (choice) => `it is damaged: choice ${choice} is not possible`,
    damagedEnd: 'it is damaged: it ends in another position than it says',
    rules: 'the rules',
    changed: (what, then) => `since it was recorded, this has changed: ${what}; ${then}`,
    from: (choice) => `from choice ${choice} on it can no longer be played`,
    elsewhere: 'the same choices now end in another position',
  },
  pt: {
    none: 'não é uma partida salva',
    torn: 'está cortada ou danificada',
    setup: 'nenhuma partida pode ser montada assim',
    unknown: {
      hero: (name) => `foi jogada com o herói “${name}”, que esta versão não conhece`,
      board: (name) => `foi jogada no tabuleiro “${name}”, que esta versão não conhece`,
    },
    damagedAt: (choice) => `está danificada: a escolha ${choice} não é possível`,
    damagedEnd: 'está danificada: termina em uma posição diferente da anotada',
    rules: 'as regras',
    changed: (what, then) => `desde a gravação, isto mudou: ${what}; ${then}`,
    from: (choice) => `a partir da escolha ${choice} já não é possível jogá-la`,
    elsewhere: 'as mesmas escolhas agora terminam em outra posição',
  },
  fr: {
    none: 'ce n’est pas une partie enregistrée',
    torn: 'elle est tronquée ou endommagée',
    setup: 'aucune partie ne peut être mise en place ainsi',
    unknown: {
      hero: (name) =>
        `elle a été jouée avec le héros «\u00a0${name}\u00a0», que cette version ne connaît pas`,
      board: (name) =>
        `elle a été jouée sur le plateau «\u00a0${name}\u00a0», que cette version ne connaît pas`,
    },
    damagedAt: (choice) => `elle est endommagée\u202f: le choix ${choice} n’est pas possible`,
    damagedEnd: 'elle est endommagée\u202f: elle finit dans une autre position que celle notée',
    rules: 'les règles',
    changed: (what, then) => `depuis l’enregistrement, ceci a changé\u202f: ${what}\u202f; ${then}`,
    from: (choice) => `à partir du choix ${choice}, elle ne peut plus être jouée`,
    elsewhere: 'les mêmes choix finissent maintenant dans une autre position',
  },
  uk: {
    none: 'це не збережена гра',
    torn: 'її обірвано або пошкоджено',
    setup: 'так не можна підготувати жодну гру',
    unknown: {
      hero: (name) => `у ній брав участь герой «${name}», якого ця версія не знає`,
      board: (name) => `у неї грали на мапі «${name}», якої ця версія не знає`,
    },
    damagedAt: (choice) => `її пошкоджено: вибір ${choice} неможливий`,
    damagedEnd: 'її пошкоджено: вона закінчується не тією позицією, що записано',
    rules: 'правила',
    changed: (what, then) => `після запису змінилося таке: ${what}; ${then}`,
    from: (choice) => `починаючи з вибору ${choice}, її вже не можна зіграти`,
    elsewhere: 'ті самі вибори тепер ведуть до іншої позиції',
  },
};

/**
 * Why a game cannot be opened, as a part of a sentence about it. `called` gives the name of a hero or board; whatever
 * comes out of the record itself is known by then to be a short word.
 */
export function recordProblemText(
  problem: RecordProblem,
  lang: TextLanguage,
  called: (slug: string) => string,
): string {
  const words = WORDS[lang];
  switch (problem.is) {
    case 'none':
    case 'torn':
    case 'setup':
      return words[problem.is];
    case 'unknown':
      return words.unknown[problem.what](printable(problem.slug));
    case 'damaged':
      return problem.choice === null ? words.damagedEnd : words.damagedAt(problem.choice);
    case 'changed': {
      const then = problem.choice === null ? words.elsewhere : words.from(problem.choice);
      return words.changed(changedThings(problem.since, words, called).join(', '), then);
    }
  }
}

const changedThings = ({ rules, heroes, board }: Changes, words: Words, called: (slug: string) => string) => [
  ...(rules === null ? [] : [words.rules]),
  ...heroes.map(called),
  ...(board === null ? [] : [called(board)]),
];

/** A slug of a stranger may be anything; a real one has these letters only. */
const printable = (slug: string): string => slug.replace(/[^a-z0-9-]/gi, '?');
