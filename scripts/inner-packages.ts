import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function innerPackages(root: string): Map<string, string> {
  const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const folders = Object.values(manifest('.').devDependencies ?? {}).filter((from) => from.startsWith('file:'));
  return new Map(
    folders.flatMap((from) => {
      const folder = from.slice('file:'.length);
      const { name, exports = {} } = manifest(folder);
      return Object.entries(exports).map(([entry, file]) => [join(name, entry), join(folder, file)] as const);
    }),
  );
}
