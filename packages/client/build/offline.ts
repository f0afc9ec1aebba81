import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `service-worker.js` with the list of everything that was built, so that the table works without a network
 * after the first visit. Its version is the hash of that list: a new build is a new version.
 */
export function offline(): Plugin {
  let publicFolder = '';
  return {
    name: 'peerless-offline',
    apply: 'build',
    configResolved: (config) => {
      publicFolder = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const fixed = readdirSync(publicFolder).map(
        (file) => [file, readFileSync(join(publicFolder, file))] as const,
      );
      const files = ['./', ...Object.keys(bundle), ...fixed.map(([file]) => file)].filter(
        (file) => !file.endsWith('.map'),
      );
      const hash = createHash('sha256').update(JSON.stringify(files));
      for (const [, content] of fixed) hash.update(content);
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const template = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      const source = template
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
