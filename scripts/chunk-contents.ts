import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Beside the client's files, not among them: what is served says nothing of our sources. */
export const CONTENTS = join(ROOT, 'build/client-contents.json');

interface Part {
  type: string;
  fileName: string;
  /** Files without which it cannot run. */
  imports?: string[];
  modules?: Record<string, { renderedLength: number }>;
}

/** What is known of each file of the client, by its address. */
export type Contents = Record<string, { modules: string[]; imports: string[] }>;

/** Notes which of our modules went into each file of the client, and which files it needs, for the check of what pages load at first. */
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
