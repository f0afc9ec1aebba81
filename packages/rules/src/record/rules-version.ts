/** The rules as implemented here; grows when the same choices could lead to another game. */
export const RULES_VERSION = 4;
