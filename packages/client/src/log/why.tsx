import type { GameEvent } from '@peerless/rules';
import { abilityText, itemText, type Names, outcomeText, sideCardText, withoutMarks } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { heroIn, itemIn } from '../in-library.ts';
import { useRulebooks } from '../rules/rulebook.ts';
import { useContent } from '../table-context.ts';
import { citedRule } from './cited-rule.ts';
import style from './log.module.css';
import { words } from './words.ts';

/** Why something happened: the card, the item, the ability, or the rule in the chosen language. */
export function Why({ event, names }: { readonly event: GameEvent; readonly names: Names }) {
  const say = words.use();
  const content = useContent();
  const { card, ability, side, item: slug } = event.cause;
  const item = slug === undefined ? undefined : itemIn(content, slug);
  if (card !== undefined)
    return (
      <div className={style.card}>
        <CardFace {...faceOf(card)} size="hand" />
      </div>
    );
  if (item !== undefined) return <p>{itemText(item, names.lang).text}</p>;
  if (ability !== undefined) {
    const hero = heroIn(content, ability.replace(/^\d+\./, ''));
    const acts = hero.sideDeck?.cards.find((each) => each.slug === side);
    if (acts !== undefined) return <p>{sideCardText(acts, hero, names.lang).text}</p>;
    return abilityText(hero, names.lang).map((text) => <p key={text}>{text}</p>);
  }
  const rule = citedRule(event);
  return (
    <>
      {event.type === 'gameEnded' && <p>{outcomeText(event.outcome, names)}</p>}
      {rule === null ? <p>{say('byPlayers')}</p> : <RuleQuoted id={rule} />}
    </>
  );
}

/** A rule by its number, with its text as soon as that is there. */
function RuleQuoted({ id }: { readonly id: string }) {
  const say = words.use();
  const books = useRulebooks();
  const rule = books?.rules.rules.get(id) ?? books?.rulings.rules.get(id);
  return (
    <p>
      <a href={hrefOf({ screen: 'rules', rule: id })}>{say('rule', { rule: id })}</a>{' '}
      {rule === undefined ? books === null && say('loadingRule') : withoutMarks(rule.text)}
    </p>
  );
}
