import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;

/**
 * Shares the build's assets with processes of other builds, until a week after last use. Pages of several builds exist
 * during a deploy, and in open browsers after it. Names contain hashes.
 */
export function sharePreviousBuilds(built: string, shared: string) {
  mkdirSync(shared, { recursive: true });
  const names = readdirSync(built);
  for (const name of names) if (!existsSync(join(shared, name))) share(join(built, name), join(shared, name));
  const inUse = new Set(names);
  for (const name of readdirSync(shared)) {
    const found = statSync(join(shared, name), { throwIfNoEntry: false });
    const isOld = found && found.mtimeMs < Date.now() - KEPT_MS;
    if (isOld && !inUse.has(name)) rmSync(join(shared, name), { force: true });
  }
  const use = () => {
    const now = new Date();
    for (const name of names) utimes(join(shared, name), now, now).catch(() => {});
  };
  use();
  setInterval(use, DAY_MS).unref();
}

/** A hard link takes a fiftieth of the time of a copy. There is none to another volume, or to a file of another owner. */
function share(file: string, shared: string) {
  try {
    linkSync(file, shared);
  } catch {
    const draft = join(dirname(shared), `.${randomUUID()}`);
    copyFileSync(file, draft);
    renameSync(draft, shared);
  }
}
