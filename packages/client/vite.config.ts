import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emblems } from './build/emblems.ts';
import { offline } from './build/offline.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

// Relative addresses: the build works from any web server and sub-path.
export default defineConfig({
  base: './',
  // The first condition makes workspace packages resolve to their TypeScript: nothing has to be built before.
  resolve: { conditions: ['@peerless/source', 'module', 'browser', 'development|production'] },
  plugins: [react(), emblems(), offline()],
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 800,
    // How long a build took is nothing to warn about.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
