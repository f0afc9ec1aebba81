import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary, type Library } from '@peerless/rules';

let known: Library | null = null;

/** Every hero and every board; made once. */
export function testLibrary(): Library {
  known ??= createLibrary({ heroes, boards });
  return known;
}

export { heroes as testHeroes };
