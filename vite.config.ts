import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { chunkContents } from './scripts/chunk-contents.ts';
import { chunkOf } from './scripts/client-chunks.ts';
import { markTexts } from './scripts/languages/mark-texts.ts';

// One chunk, as every page needs all of it: 5 kB smaller than in parts.
const react = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 };
// These chunks and React's each run in their own task (client/navigation/deferred-start.ts).
const query = { name: 'query', test: /node_modules\/@tanstack\// };
const zod = { name: 'zod', test: /node_modules\/zod\// };
const ours = { name: chunkOf, debugName: 'ours', includeDependenciesRecursively: false };

/** React Router keeps a page's exports strict; modules in shared chunks may need more. */
const extensible = {
  name: 'extensible-pages',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  options: (options: object) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
};

/** daisyUI's unused rule for `.prose` reads all of `class`: with it, each class change restyles the whole subtree. */
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
  plugins: [markTexts, tailwindcss(), reactRouter(), withoutProse, extensible, chunkContents],
  // Bundles the server's React too: the production build, whatever NODE_ENV says at run time.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
  // On a busy machine the first start would print this warning.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    // The server and its pages share the reader's language.
    ssr: { build: { rolldownOptions: { external: ['#language/current.ts'] } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, query, zod, ours] } } } } },
  },
};
