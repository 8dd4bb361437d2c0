import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Outside the served folder, as it names our sources. */
export const CONTENTS = join(ROOT, 'build/client-contents.json');

interface Part {
  type: string;
  fileName: string;
  imports?: string[];
  modules?: Record<string, { renderedLength: number }>;
}

export type Contents = Record<string, { modules: string[]; imports: string[] }>;

export const chunkContents = {
  name: 'chunk-contents',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  writeBundle(_options: unknown, bundle: Record<string, Part>) {
    const files = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const contents: Contents = Object.fromEntries(
      files.map(({ fileName, imports = [], modules = {} }) => [
        `/${fileName}`,
        { modules: ours(modules), imports: imports.map((name) => `/${name}`) },
      ]),
    );
    mkdirSync(dirname(CONTENTS), { recursive: true });
    writeFileSync(CONTENTS, JSON.stringify(contents));
  },
};

function ours(modules: Record<string, { renderedLength: number }>) {
  return Object.entries(modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.startsWith(ROOT))
    .map(([id]) => id.slice(ROOT.length + 1).replace(/\?.*$/, ''));
}
