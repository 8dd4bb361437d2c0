import { join } from 'node:path';
import { build } from 'vite';

const SOURCE = join(import.meta.dirname, '../client/service-worker/service-worker.ts');

/** One classic script at the root of the site, so that it may answer for all pages. */
export async function buildServiceWorker(client: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: client,
      emptyOutDir: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'serviceWorker', fileName: () => 'service-worker.js' },
    },
  });
}
