import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary, type Library } from '@peerless/rules';

let known: Library | null = null;

/** Every hero and every board; made once, each validated when it first plays. */
export function testLibrary(): Library {
  known ??= createLibrary({ heroes, boards, check: 'later' });
  return known;
}

export { heroes as testHeroes };
