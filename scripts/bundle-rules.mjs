// Makes one module of the rules. V8 does not fold constants that come from another module, and the engine reads the
// state by such constants everywhere: in one module it is a third faster (docs/performance.md).
import { rolldown } from 'rolldown';
import { fromRoot } from './workspace.mjs';

const bundle = await rolldown({
  input: fromRoot('packages/rules/dist/index.js'),
  platform: 'neutral',
  external: /^@peerless\//,
});
await bundle.write({ file: fromRoot('packages/rules/dist/bundle.js'), format: 'esm', sourcemap: true });
