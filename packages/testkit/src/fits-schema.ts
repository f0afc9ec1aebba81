import type { Schema } from '@peerless/language';

/** Whether a value fits a JSON schema. It knows as much of JSON Schema as ours use; an unknown keyword is an error. */
export function fitsSchema(schema: Schema, value: unknown): boolean {
  return fits(schema, value, (schema.$defs ?? {}) as Schemas);
}

type Schemas = Readonly<Record<string, Schema>>;

function fits(rule: Schema, value: unknown, defs: Schemas): boolean {
  return Object.entries(rule).every(([keyword, content]) => {
    const keep = KEYWORDS[keyword];
    if (keep === undefined) throw new Error(`unknown keyword ${keyword}`);
    return keep(content as never, value, rule, defs);
  });
}

type Keyword = (content: never, value: unknown, rule: Schema, defs: Schemas) => boolean;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfType = (type: string, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
};

const patternsFor = (key: string, patterns: Schemas = {}): readonly Schema[] =>
  Object.entries(patterns)
    .filter(([pattern]) => new RegExp(pattern, 'u').test(key))
    .map(([, rule]) => rule);

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $schema: () => true,
  title: () => true,
  $defs: () => true,
  $ref: (ref: string, value, _, defs) => fits(defs[ref.replace('#/$defs/', '')] as Schema, value, defs),
  const: (content: unknown, value) => content === value,
  enum: (content: readonly unknown[], value) => content.includes(value),
  oneOf: (rules: readonly Schema[], value, _, defs) =>
    rules.filter((rule) => fits(rule, value, defs)).length === 1,
  type: (type: string | readonly string[], value) => [type].flat().some((one) => isOfType(one, value)),
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minLength: (least: number, value) => typeof value !== 'string' || value.length >= least,
  maxLength: (most: number, value) => typeof value !== 'string' || value.length <= most,
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  items: (rule: Schema, value, _, defs) =>
    !Array.isArray(value) || value.every((entry) => fits(rule, entry, defs)),
  required: (keys: readonly string[], value) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (rules: Schemas, value, _, defs) =>
    !isObject(value) ||
    Object.entries(rules).every(([key, rule]) => !Object.hasOwn(value, key) || fits(rule, value[key], defs)),
  patternProperties: (rules: Schemas, value, _, defs) =>
    !isObject(value) ||
    Object.entries(value).every(([key, entry]) =>
      patternsFor(key, rules).every((rule) => fits(rule, entry, defs)),
    ),
  additionalProperties: (_, value, { properties = {}, patternProperties }) =>
    !isObject(value) ||
    Object.keys(value).every(
      (key) =>
        Object.hasOwn(properties as Schema, key) ||
        patternsFor(key, patternProperties as Schemas | undefined).length > 0,
    ),
};
