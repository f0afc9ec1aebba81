import type { Effect } from '@peerless/language';
import type { Decision, Library } from '@peerless/rules';
import {
  askingAbility,
  type CardPart,
  cardText,
  heroText,
  itemText,
  type Names,
  sideCardText,
} from '@peerless/text';
import { itemIn } from '../in-library.ts';
import { useContent, useTable } from '../table-context.ts';
import style from './prompt.module.css';

interface SourceTextProps {
  readonly decision: Pick<Decision, 'source' | 'address' | 'effect' | 'prompt'>;
  /** The question: what it says already is not said again. */
  readonly asked: string;
}

/** What the card, item or ability that asks says, in small print; nothing where a rule asks. */
export function SourceText({ decision, asked }: SourceTextProps) {
  const { names } = useTable();
  const { address, prompt } = decision;
  const modes = address === undefined || prompt !== 'modes' ? [] : names.modes(address);
  const said = [asked, ...modes].join('\n');
  // Of what a card prints a part stays whole; of an ability only what is new is read on a small screen.
  const text = sourceParts(decision, useContent(), names)
    .filter((part) => share(unsaid(part.text, said), part.text) > NEW)
    .map((part) => (part.label === null ? unsaid(part.text, said).join(' ') : `${part.label} ${part.text}`))
    .join(' ');
  return text === '' ? null : <p className={style.source}>{text}</p>;
}

/** As much of a text as has to be new for it to be worth reading it beside the question. */
const NEW = 0.3;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/**
 * The sentences of a text that are not said in another, be it in a slightly different order; when something happens is no
 * news once it does: "After you attack, …".
 */
function unsaid(text: string, said: string): readonly string[] {
  const known = new Set(wordsOf(said));
  const isSaid = (sentence: string): boolean =>
    [...sentence.matchAll(/^(?:•\s)?|[,:]\s/g)].some(({ index, 0: mark }) => {
      const end = sentence.slice(index + mark.length);
      return end.length > sentence.length / 2 && wordsOf(end).every((word) => known.has(word));
    });
  return text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => !isSaid(sentence));
}

const share = (sentences: readonly string[], text: string): number =>
  sentences.join(' ').length / Math.max(1, text.length);

/** `2.medusa` → `medusa`: with the same hero twice the seat comes first. */
const heroOf = (id: string, { heroes }: Library) => heroes.get(id.replace(/^\d+\./, ''));

function sourceParts(
  { source: { card, ability, side, item }, address, effect }: SourceTextProps['decision'],
  library: Library,
  { lang }: Names,
): readonly Pick<CardPart, 'label' | 'text'>[] {
  if (card !== undefined) {
    const [owner = '', slug = ''] = card.split('/');
    const hero = heroOf(owner, library);
    const def = hero?.cards.find((each) => each.slug === slug.split(':')[0]);
    return hero === undefined || def === undefined ? [] : cardText(def, hero, lang).parts;
  }
  if (item !== undefined) {
    const def = itemIn(library, item);
    return def === undefined ? [] : [{ label: null, text: itemText(def, lang).text }];
  }
  const hero = ability === undefined ? undefined : heroOf(ability, library);
  if (hero === undefined) return [];
  const acts = hero.sideDeck?.cards.find(({ slug }) => slug === side);
  if (acts !== undefined) return [{ label: null, text: sideCardText(acts, hero, lang).text }];
  const asking = askingAbility(hero, address, lang);
  const texts = isOfForms(effect) ? aboutForms(heroText(hero, lang).abilities, asking, address) : asking;
  return texts.map((text) => ({ label: null, text }));
}

/** What the forms do, and the ability that lets choose one, unless that is all it does: then the buttons say it. */
const aboutForms = (
  abilities: readonly string[],
  asking: readonly string[],
  address: SourceTextProps['decision']['address'],
): readonly string[] =>
  address?.path.length === 0 ? abilities.filter((text) => !asking.includes(text)) : abilities;

/** Whoever chooses a form is told what the forms do. */
const isOfForms = (effect: Effect | undefined): boolean =>
  effect?.op === 'choose' && effect.from.every(({ op }) => op === 'form');
