/** `@peerless/ai/names`: what bots are called, what a name says, and how strong they are. No bot comes with it. */
export {
  BOT_NAMES,
  type BotWords,
  botNameOf,
  botWords,
  isBotName,
  LEVELS,
  type Level,
  OPPONENTS,
  type Opponent,
  SPARRING,
  STYLES,
  type Style,
} from './bot-names.ts';
export { type Bout, neighboursOf, STRENGTHS, strengthFor, strengthOf } from './sparring.ts';
export { STANDINGS, type Standing } from './standing.ts';
