import { heroSchema, NODE_KINDS, type Schema } from '@peerless/language';

/** The parts of a hero file as a table, read off its JSON schema. */

type Schemas = Readonly<Record<string, Schema>>;

/** What a field holds, in a few words. */
function contentText(part: Schema): string {
  const { $ref, const: only, enum: words, oneOf, items, type, minimum, maximum } = part;
  if (typeof $ref === 'string') return $ref.replace('#/$defs/', '');
  if (only !== undefined) return 'flag';
  if (Array.isArray(words)) return words.join(' \\| ');
  if (Array.isArray(oneOf)) return oneOf.map(contentText).join(' or ');
  if (items !== undefined) return `list of ${contentText(items as Schema)}`;
  if (minimum !== undefined) return `${minimum} to ${maximum}${Array.isArray(type) ? ' or null' : ''}`;
  return 'text';
}

function fieldsText({ properties, required }: Schema): string {
  const needed = required as readonly string[];
  return Object.entries(properties as Schemas)
    .map(([key, part]) => `\`${key}${needed.includes(key) ? '' : '?'}\`: ${contentText(part)}`)
    .join(', ');
}

/** Each record of a hero file with its fields; nodes of the effect language have tables of their own. */
export function heroFileRows(): readonly (readonly string[])[] {
  const schema = heroSchema();
  const nodes: readonly string[] = NODE_KINDS;
  const records = Object.entries(schema.$defs as Schemas).filter(
    ([name, { properties }]) => properties !== undefined && (name === 'card' || !nodes.includes(name)),
  );
  return [['hero', schema] as const, ...records]
    .filter(([name]) => name !== 'cardRef')
    .map(([name, record]) => [`\`${name}\``, fieldsText(record)]);
}
