import { statfs } from 'node:fs/promises';

const LEAST_GB = 8;
const LOOK_MS = 1_000;

/** A full disk would also stop whatever else runs on this machine. */
export function watchFreeSpace(folder: string) {
  const { promise: isShort, reject } = Promise.withResolvers<never>();
  isShort.catch(() => {});
  const clock = setInterval(async () => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_GB * 1024 ** 3) reject(new Error(`Less than ${LEAST_GB} GB are free: the bench stops`));
  }, LOOK_MS);
  return { isShort, stop: () => clearInterval(clock) };
}
