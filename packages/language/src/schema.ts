import { BOARD } from './board-shape.ts';
import { HERO } from './hero-shape.ts';
import type { Schema } from './json-schema.ts';
import { definitions, recordSchema } from './part-schema.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON schema (draft 2020-12) of a hero file, made from the tables; editors complete and check files with it. */
export function heroSchema(): Schema {
  return {
    $schema: DRAFT,
    title: 'A hero of Peerless',
    ...recordSchema(HERO.fields),
    $defs: definitions(),
  };
}

/** The JSON schema of a board file. */
export function boardSchema(): Schema {
  return { $schema: DRAFT, title: 'A board of Peerless', ...BOARD.schema, $defs: definitions() };
}
