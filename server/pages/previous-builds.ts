import { hash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;

/**
 * Shares the build's assets with processes of other builds, until a week after last use. Pages of several builds exist
 * during a deploy, and in open browsers after it. Names contain hashes; `builds` has a list of the names of each build.
 */
export function sharePreviousBuilds(built: string, shared: string) {
  const [assets, builds] = [join(shared, 'assets'), join(shared, 'builds')];
  for (const folder of [assets, builds]) mkdirSync(folder, { recursive: true });
  const names = readdirSync(built).sort();
  const present = new Set(readdirSync(assets));
  for (const name of names) if (!present.has(name)) share(join(built, name), join(assets, name));
  const text = names.join('\n');
  const list = join(builds, hash('sha1', text));
  replace(list, (draft) => writeFileSync(draft, text));
  setInterval(() => utimes(list, new Date(), new Date()).catch(() => {}), DAY_MS).unref();
  forgetOld(assets, builds);
}

/** A hard link takes a fiftieth of the time of a copy. There is none to another volume, or to a file of another owner. */
function share(file: string, shared: string) {
  try {
    linkSync(file, shared);
  } catch {
    // Another process may have been first.
    if (!existsSync(shared)) replace(shared, (draft) => copyFileSync(file, draft));
  }
}

function replace(file: string, write: (draft: string) => void) {
  const draft = join(dirname(file), `.${randomUUID()}`);
  write(draft);
  renameSync(draft, file);
}

const isDraft = (name: string) => name.startsWith('.');

function forgetOld(assets: string, builds: string) {
  const inUse = new Set<string>();
  for (const build of readdirSync(builds)) {
    const list = join(builds, build);
    if (isOld(list)) rmSync(list, { force: true });
    else if (!isDraft(build)) for (const name of readFileSync(list, 'utf8').split('\n')) inUse.add(name);
  }
  for (const name of readdirSync(assets))
    if (!inUse.has(name) && isOld(join(assets, name))) rmSync(join(assets, name), { force: true });
}

function isOld(file: string) {
  const found = statSync(file, { throwIfNoEntry: false });
  return !found || found.mtimeMs < Date.now() - KEPT_MS;
}
