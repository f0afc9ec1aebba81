import { type FighterDef, type HeroDef, heroFighter } from '@peerless/language';
import { abilityText, componentText, message } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './hero-details.module.css';
import { words } from './words.ts';

/** What is printed beside the deck: fighters, ability, special rules. */
export function HeroSheet({
  hero,
  heading: Heading,
}: {
  readonly hero: HeroDef;
  readonly heading: 'h2' | 'h3' | 'h4';
}) {
  const say = words.use();
  const lang = useLanguage();
  const rules = componentText(hero, lang);
  return (
    <>
      <Fighters hero={hero} />
      <Heading>{message(lang, 'headingAbility')}</Heading>
      <div className={style.ability}>
        {abilityText(hero, lang).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {hero.oneSource === true && <p className={style.doubt}>{message(lang, 'oneSource')}</p>}
      {rules.length > 0 && (
        <>
          <Heading>{say('specialRules')}</Heading>
          <dl className={style.rules}>
            {rules.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** The character card: who fights, with which health, how, and how far they move. */
function Fighters({ hero }: { readonly hero: HeroDef }) {
  const say = words.use();
  return (
    <>
      <p className={style.move}>
        <b>{hero.move}</b> <span>{say('move')}</span>
      </p>
      <ul className={style.fighters}>
        <Fighter fighter={heroFighter(hero)} role={say('hero')} />
        {hero.sidekicks.map((sidekick) => (
          <Fighter key={sidekick.slug} fighter={sidekick} role={say('sidekick')} />
        ))}
      </ul>
    </>
  );
}

function Fighter({ fighter, role }: { readonly fighter: FighterDef; readonly role: string }) {
  const say = words.use();
  const lang = useLanguage();
  const { count, health, attack, large, starts } = fighter;
  const facts = [
    role,
    say(attack),
    ...(large === true ? [say('large')] : []),
    ...(starts === 'reserve' ? [message(lang, 'inReserve')] : []),
  ];
  return (
    <li className={style.fighter}>
      <span className={style.medallion}>
        <Emblem of={fighter} size="68%" />
      </span>
      <span className={style.who}>
        <strong>
          {nameOf(fighter, lang)}
          {count > 1 && ` ${message(lang, 'copies', { count })}`}
        </strong>
        <span>{facts.join(' · ')}</span>
      </span>
      <span className={style.health}>
        <b>{health}</b>
        <span>{say('health')}</span>
      </span>
    </li>
  );
}
