import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary, type Library } from '@peerless/rules';
import { awkwardHeroes } from './awkward/index.ts';

let known: Library | null = null;

/** Every hero and board there is, the test heroes included; made once. */
export function testLibrary(): Library {
  known ??= createLibrary({ heroes: [...heroes, ...awkwardHeroes], boards });
  return known;
}
