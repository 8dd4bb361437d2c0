import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { chunkContents } from './scripts/chunk-contents.ts';
import { chunkOf } from './scripts/client-chunks.ts';

// Every page needs all of it: packed as one it is 5 kB smaller than in the pieces that pages happen to share.
const react = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 };
// These and React run each in a turn of its own (client/navigation/deferred-start.ts).
const query = { name: 'query', test: /node_modules\/@tanstack\// };
const zod = { name: 'zod', test: /node_modules\/zod\// };
const ours = { name: chunkOf, debugName: 'ours', includeDependenciesRecursively: false };

/** React Router forbids pages to export more than they say, which modules packed together may have to. */
const extensible = {
  name: 'extensible-pages',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  options: (options: object) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
};

/**
 * daisyUI has a rule for links in `.prose`, of which we have none. It reads the whole `class` attribute: with it, a class
 * that changes anywhere has all that is inside styled anew.
 */
const withoutProse = {
  name: 'without-prose',
  transform: {
    filter: { id: /\/client\/app\.css/ },
    handler(css: string) {
      const without = css.replace(/\.prose :where\(a\.btn[^{]*\{[^}]*\}/, '');
      if (without.includes('[class')) throw new Error('A rule of the styles reads the class attribute');
      return { code: without, map: null };
    },
  },
};

export default {
  plugins: [tailwindcss(), reactRouter(), withoutProse, extensible, chunkContents],
  // The server's React is bundled too, so that it is the production build whatever NODE_ENV says at run time.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
  // A busy machine would be told about it at its first start.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, query, zod, ours] } } } } },
  },
};
