import { FAMILIES, NODE_KINDS, type NodeKind, nodeParts, type Part, type Parts, SLUG } from './grammar.ts';
import { RECORDS } from './hero-shape.ts';
import type { Schema } from './json-schema.ts';
import { LIMITS } from './limits.ts';

/** The JSON schema of the parts that heroes and boards are made of. */

/** What the schemas of parts refer to by name. */
export const definitions = (): Schema => ({
  slug: { type: 'string', pattern: SLUG.source, maxLength: LIMITS.slug },
  text: { type: 'string', minLength: 1, maxLength: LIMITS.name },
  number: { type: 'integer', minimum: -LIMITS.number, maximum: LIMITS.number },
  ...Object.fromEntries(Object.entries(RECORDS).map(([name, { fields }]) => [name, recordSchema(fields)])),
  ...Object.fromEntries(NODE_KINDS.map((kind) => [nodeName(kind), nodeSchema(kind)])),
});

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** A reference to a card inside an effect is not a card of the deck. */
const nodeName = (kind: NodeKind): string => (kind === 'card' ? 'cardRef' : kind);

export function partSchema(part: Part): Schema {
  switch (part.is) {
    case 'slug':
    case 'text':
      return ref(part.is);
    case 'flag':
      return { const: true };
    case 'integer':
      return {
        type: part.orNull === true ? ['integer', 'null'] : 'integer',
        minimum: part.min,
        maximum: part.max,
      };
    case 'word':
      return { enum: part.words };
    case 'list':
      return { type: 'array', items: partSchema(part.of), minItems: part.min, maxItems: part.max };
    case 'pattern':
      return { type: 'string', pattern: part.pattern.source, maxLength: part.max };
    case 'record': {
      const named = Object.entries(RECORDS).find(([, { fields }]) => fields === part.fields);
      const whole = named === undefined ? recordSchema(part.fields) : ref(named[0]);
      return part.plain === undefined ? whole : { oneOf: [partSchema(part.plain), whole] };
    }
    case 'node':
      return ref(nodeName(part.kind));
  }
}

/** `fixed` are keys with one possible content, which come first. */
export function recordSchema(parts: Parts, fixed: Readonly<Record<string, string>> = {}): Schema {
  const constants = Object.entries(fixed).map(([key, content]) => [key, { const: content }]);
  const fields = Object.entries(parts).map(([key, part]) => [key, partSchema(part)]);
  const required = Object.keys(parts).filter((key) => parts[key]?.optional !== true);
  return {
    type: 'object',
    properties: Object.fromEntries([...constants, ...fields]),
    required: [...Object.keys(fixed), ...required],
    additionalProperties: false,
  };
}

function nodeSchema(kind: NodeKind): Schema {
  const { key, table, words, plain } = FAMILIES[kind];
  const variants = [
    ...(plain === true ? [ref('number')] : []),
    ...(words === undefined ? [] : [{ enum: words }]),
    ...Object.keys(table).map((name) =>
      recordSchema(nodeParts(kind, name) ?? {}, key === undefined ? {} : { [key]: name }),
    ),
  ];
  const [only, ...more] = variants;
  return only !== undefined && more.length === 0 ? only : { oneOf: variants };
}
