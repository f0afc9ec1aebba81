import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { HeroDef } from '@peerless/language';
import type { GameEvent } from '@peerless/rules';
import { loadScenarios, runLoaded } from '@peerless/testkit';
import { library } from '../collection/library.ts';

/** What the scenarios of a hero show. */
export interface ScenarioCheck {
  readonly files: readonly string[];
  readonly passed: number;
  /** Each with its place. */
  readonly failures: readonly string[];
  /** Cards that no scenario plays. */
  readonly unplayed: readonly string[];
  /** Cards that do something, which one scenario plays: that they must not do it sometimes is not shown. */
  readonly playedOnce: readonly string[];
  /** Whether a scenario shows the ability. */
  readonly ability: boolean;
}

/** The scenarios beside a hero file: named like the file, or like the hero. */
export const scenariosBeside = (file: string, { slug }: HeroDef): string[] =>
  [basename(file, extname(file)), slug]
    .map((name) => join(dirname(file), `${name}.yaml`))
    .filter((path, i, all) => all.indexOf(path) === i && existsSync(path))
    .slice(0, 1);

/** Runs scenarios, and looks which cards of the hero they play. */
export function checkScenarios(hero: HeroDef, files: readonly string[]): ScenarioCheck {
  const results = files
    .flatMap((file) => loadScenarios(file))
    .map((loaded) => ({ loaded, ...runLoaded(loaded, library()) }));
  const played = results.map(({ events }) => new Set(events.flatMap(cardsIn)));
  const timesPlayed = (card: string): number =>
    played.filter((cards) => cards.has(`${hero.slug}/${card}`)).length;
  const slugs = hero.cards.map(({ slug }) => slug);
  const hasAbility = hero.hooks.length + hero.modifiers.length > 0;
  return {
    files,
    passed: results.filter(({ passed }) => passed).length,
    failures: results
      .filter(({ passed }) => !passed)
      .map(({ loaded, failures }) => `${loaded.file}:${loaded.line}: ${loaded.name}: ${failures.join(' ')}`),
    unplayed: slugs.filter((card) => timesPlayed(card) === 0),
    playedOnce: hero.cards.filter(hasEffect).flatMap(({ slug }) => (timesPlayed(slug) === 1 ? [slug] : [])),
    ability:
      !hasAbility ||
      results.some(({ loaded, events }) => /^ability/i.test(loaded.name) || events.some(isOfAbility(hero))),
  };
}

const hasEffect = (card: HeroDef['cards'][number]): boolean =>
  [
    card.immediately,
    card.during,
    card.after,
    card.scheme,
    card.boosted,
    card.discarded,
    card.called,
    card.static,
  ].some((part) => part !== undefined);

const isOfAbility =
  ({ slug }: HeroDef) =>
  (event: GameEvent): boolean =>
    event.cause.ability === slug;

/** The cards that an event shows being played, as `hero/slug`; a copy with a symbol of its own is the same card. */
function cardsIn(event: GameEvent): string[] {
  const cards =
    event.type === 'schemePlayed'
      ? [event.card]
      : event.type === 'revealed'
        ? [event.attack, event.defense]
        : [];
  return cards.flatMap((card) => (card ? [card.split(':')[0] ?? ''] : []));
}
