import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Beside the client's files, not among them: what is served says nothing of our sources. */
export const CONTENTS = join(ROOT, 'build/client-contents.json');

type Bundle = Record<string, { type: string; fileName: string; modules?: Record<string, { renderedLength: number }> }>;

/** Notes which of our modules went into each file of the client, for the check of what pages load at first. */
export const chunkContents = {
  name: 'chunk-contents',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  writeBundle(_options: unknown, bundle: Bundle) {
    const files = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const contents = files.map(({ fileName, modules = {} }) => [`/${fileName}`, ours(modules)]);
    mkdirSync(dirname(CONTENTS), { recursive: true });
    writeFileSync(CONTENTS, JSON.stringify(Object.fromEntries(contents)));
  },
};

function ours(modules: Record<string, { renderedLength: number }>) {
  return Object.entries(modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 && id.startsWith(ROOT))
    .map(([id]) => id.slice(ROOT.length + 1).replace(/\?.*$/, ''));
}
