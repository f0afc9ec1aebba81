/**
 * Which builders make which node, read from the source of the builders, so that no table of them has to be kept. There
 * a builder is one declaration at the left margin; it writes its node down (`op: 'draw'`) or calls a builder that does.
 */

const DECLARATION = /^(export )?(?:const|function) (\w+)/;

interface Declaration {
  readonly name: string;
  readonly isPublic: boolean;
  readonly text: string;
}

const declarationsIn = (source: string): Declaration[] =>
  source.split(/^(?=(?:export )?(?:const|function) )/m).flatMap((text) => {
    const [, shared, name] = DECLARATION.exec(text) ?? [];
    return name === undefined ? [] : [{ name, isPublic: shared !== undefined, text }];
  });

/** The builders of each node of a table, told apart by `key`. */
export function buildersIn(source: string, key: string): ReadonlyMap<string, readonly string[]> {
  const all = declarationsIn(source);
  const made = new RegExp(`\\b${key}: '(\\w+)'`);
  const nodeOf = ({ name, text }: Declaration): string | undefined => {
    const written = made.exec(text)?.[1];
    if (written !== undefined) return written;
    const [body = ''] = text.slice(text.indexOf('=>')).split('\n\n');
    const [, called] = /\b(\w+)\(/.exec(body) ?? [];
    const other = all.find((builder) => builder.name === called && builder.name !== name);
    return other === undefined ? undefined : nodeOf(other);
  };
  const builders = new Map<string, string[]>();
  for (const declaration of all.filter(({ isPublic }) => isPublic)) {
    const node = nodeOf(declaration);
    if (node !== undefined) builders.set(node, [...(builders.get(node) ?? []), declaration.name]);
  }
  return builders;
}
