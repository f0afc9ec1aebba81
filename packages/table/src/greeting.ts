import type { Viewer } from '@peerless/rules';
import { contentHashes } from '@peerless/rules/content';
import { type Match, RULES_VERSION } from '@peerless/rules/match';
import type { Host } from './host.ts';
import { type Hello, PROTOCOL, type Welcome } from './message.ts';

/**
 * Answers a guest's hello, with a `ToGuest` as JSON: with what is missing, with the whole table, or with the advice to load the
 * page again. `texts` gives all moments as that viewer is told them (`momentTexts`), which a server may keep.
 */
export function greet(
  host: Host,
  viewer: Viewer,
  hello: Hello,
  texts: () => readonly string[],
  persons: Welcome['persons'] = [],
): string {
  const known = knownIn(host, hello);
  if (known === 'reload') return '{"reload":true}';
  const told = host.storyText(viewer, known, texts, hello.words === true);
  if (known !== null) return `{"told":${told}}`;
  return `{"welcome":${JSON.stringify(welcome(host, viewer, persons)).slice(0, -1)},"told":${told}}}`;
}

/** Up to which number the guest knows this story; null: not at all. */
function knownIn({ match, seq }: Host, { protocol, rules, known }: Hello): number | null | 'reload' {
  if (protocol !== PROTOCOL || rules !== RULES_VERSION) return 'reload';
  // Who knows more than there is knows another game.
  const isKnown = known !== null && known.content === contentOf(match) && known.seq <= seq;
  return isKnown ? known.seq : null;
}

function welcome(host: Host, viewer: Viewer, persons: Welcome['persons']): Omit<Welcome, 'told'> {
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
  };
}

/** One short word for the heroes and the board of a match, as they are played. */
function contentOf({ config, library }: Match): string {
  const { board, heroes } = contentHashes(config, library);
  return [board, ...Object.values(heroes)].map((hash) => hash.slice(0, 12)).join('-');
}
