import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { MAIN } from './build.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = dirname(MAIN);
const MANIFEST = 'files.json';
const UNBUNDLED = [
  // One reader's language for the server and its pages, which are a bundle of their own.
  '#language/current.ts',
  // They look for files beside their modules.
  '@fastify/swagger-ui',
  'pino',
];

/** Modules read files beside them, wherever their code ends up. */
const sourceFolders: Plugin = {
  name: 'source-folders',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.(dirname|url)/ },
    handler(code, id) {
      const file = fromBundle(id);
      const moved = code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(file)}')`)
        .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`);
      return { code: moved, map: null };
    },
  },
};

const fromBundle = (file: string) => relative(FOLDER, file).replaceAll(sep, '/');

const bundle = await rolldown({
  cwd: ROOT,
  input: 'server/main.ts',
  platform: 'node',
  external: UNBUNDLED,
  plugins: [sourceFolders],
  // An image has no sources of the card provider's stand-in, and needs none.
  checks: { unresolvedImport: false, moduleLevelDirective: false, eval: false },
});
const { output } = await bundle.write({
  dir: FOLDER,
  // For stack traces; with the sources in them, a process needs 50 MB more.
  sourcemap: true,
  sourcemapExcludeSources: true,
  comments: { legal: false },
});
const files = [MANIFEST, ...output.map(({ fileName }) => fileName)];
const kept = new Set([...filesOfFormer(), ...files]);
for (const file of readdirSync(FOLDER)) if (!kept.has(file)) rmSync(join(FOLDER, file));
writeFileSync(join(FOLDER, MANIFEST), JSON.stringify(files));

/** Running processes may still load one of them. */
function filesOfFormer(): string[] {
  try {
    return JSON.parse(readFileSync(join(FOLDER, MANIFEST), 'utf8'));
  } catch {
    return [];
  }
}
