import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '@peerless/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from './workspace.mjs';

// No engine builds the image here: what can be known without one. The layout itself is tested as processes
// (packages/server/test/rolling-restart.slow.test.ts).

const dockerfile = readFileSync(fromRoot('Dockerfile'), 'utf8');
const compose = parse(readFileSync(fromRoot('compose.yaml'), 'utf8'));

test('the image runs what was built, as somebody who is nobody, and says how it is', () => {
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  expect(entry[0]).toBe('node');
  const built = spawnSync(process.execPath, [fromRoot(entry[1] ?? ''), '--version'], { encoding: 'utf8' });
  expect(built.stdout.trim()).toBe(JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).version);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('/healthz');
  for (const [, path = ''] of dockerfile.matchAll(/COPY --from=build \/app\/(\S+)/g))
    expect(existsSync(fromRoot(path)), path).toBe(true);
});

test('the nodes are told what a server understands, and the proxy finds them', () => {
  const { services, configs } = compose;
  const [word, ...flags] = services.node1.command as string[];
  expect(word).toBe('serve');
  const said = Object.fromEntries(
    flags.map((flag) => {
      const [, name = '', value] = /^--([^=]*)=(.*)$/.exec(flag) ?? [];
      return [name.replace(/-(.)/g, (_, c: string) => c.toUpperCase()), value];
    }),
  );
  const filled = (text: string): string => text.replace(/\$\{(?:SITE|POSTGRES_PASSWORD)[^}]*\}/g, 'secret');
  const config = readConfig({
    ...said,
    publicUrl: filled(said.publicUrl ?? ''),
    databaseUrl: filled(services.node1.environment.DATABASE_URL),
  });
  expect(config).toMatchObject({ host: '0.0.0.0', publicUrl: 'https://secret', port: 4700 });
  expect(services.node2).toEqual(services.node1);
  expect(configs.caddyfile.content).toContain('reverse_proxy node1:4700 node2:4700');
  for (const name of ['node1', 'node2', 'postgres', 'proxy']) expect(services).toHaveProperty(name);
});
