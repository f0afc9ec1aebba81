import type { Role } from '../meaning/clause.ts';

/**
 * Where the roles of a verb stand. A slot is a word that is always said, a role with what stands around it, or the
 * tail of the amount ("for each …", "equal to …"). Each language has its own shapes of a role and its own prepositions.
 */

/** A role with what stands around it. */
export interface RoleSlot<Shape extends string = string> {
  readonly role: Role;
  readonly prep?: string;
  readonly after?: string;
  readonly shape?: Shape;
}

/** One place in a frame. */
export type Slot<Shape extends string = string> = string | RoleSlot<Shape> | { readonly tail: true };

/** The place of the amount's tail. */
export const tail = { tail: true } as const;

/** A slot for a role. */
export const role = <Shape extends string>(
  name: Role,
  prep?: string,
  shape?: Shape,
  after?: string,
): RoleSlot<Shape> => ({
  role: name,
  ...(prep === undefined ? {} : { prep }),
  ...(shape === undefined ? {} : { shape }),
  ...(after === undefined ? {} : { after }),
});
