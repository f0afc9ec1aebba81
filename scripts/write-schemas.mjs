// Writes the JSON schemas of hero and board files into the language package, from which editors read them.
import { writeFileSync } from 'node:fs';
import { boardSchema, heroSchema } from '../packages/language/dist/index.js';
import { fromRoot } from './workspace.mjs';

for (const [name, schema] of Object.entries({ hero: heroSchema(), board: boardSchema() }))
  writeFileSync(
    fromRoot(`packages/language/dist/${name}.schema.json`),
    `${JSON.stringify(schema, null, 2)}\n`,
  );
