/** A JSON schema, or a part of one. */
export type Schema = { readonly [key: string]: unknown };
