/**
 * Runs beside the loader of Node: files of somebody else's mean the packages of this very command by `@peerless/…`,
 * wherever they lie. Another copy would have its own layout of games.
 */
type Resolve = (
  specifier: string,
  context: { readonly parentURL?: string },
  next: (specifier: string, context: object) => Promise<unknown>,
) => Promise<unknown>;

export const resolve: Resolve = (specifier, context, next) =>
  specifier.startsWith('@peerless/')
    ? next(specifier, { ...context, parentURL: import.meta.url })
    : next(specifier, context);
