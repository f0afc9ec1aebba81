import type { Viewer } from '@peerless/rules';
import { contentHashes } from '@peerless/rules/content';
import { type Match, RULES_VERSION } from '@peerless/rules/match';
import type { Host } from './host.ts';
import { type Hello, PROTOCOL, type ToGuest, type Welcome } from './message.ts';

/** Answers a guest's hello: with what is missing, with the whole table, or with the advice to load the page again. */
export function greet(
  host: Host,
  viewer: Viewer,
  { protocol, rules, known }: Hello,
  persons: Welcome['persons'] = [],
): ToGuest {
  if (protocol !== PROTOCOL || rules !== RULES_VERSION) return { reload: true };
  // Who knows more than there is knows another game.
  const isKnown = known !== null && known.content === contentOf(host.match) && known.seq <= host.seq;
  return isKnown ? { told: host.story(viewer, known.seq) } : { welcome: welcome(host, viewer, persons) };
}

function welcome(host: Host, viewer: Viewer, persons: Welcome['persons']): Welcome {
  const { match, players } = host;
  const { seed: _secret, ...config } = match.config;
  const heroes = [...new Set(config.seats.map(({ hero }) => hero))];
  return {
    config,
    players,
    persons: players.map((_, player) => persons[player] ?? null),
    viewer,
    content: contentOf(match),
    library: {
      heroes: heroes.flatMap((slug) => match.library.heroes.get(slug) ?? []),
      boards: [config.board].flatMap((slug) => match.library.boards.get(slug) ?? []),
    },
    told: host.story(viewer),
  };
}

/** One short word for the heroes and the board of a match, as they are played. */
function contentOf({ config, library }: Match): string {
  const { board, heroes } = contentHashes(config, library);
  return [board, ...Object.values(heroes)].map((hash) => hash.slice(0, 12)).join('-');
}
