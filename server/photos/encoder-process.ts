import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import {
  type EncodedPhoto,
  encodeForLetter,
  encodePhoto,
  fingerprintPhoto,
  type PhotoFault,
  type PhotoShape,
  Unreadable,
} from './encode.ts';
import type { Fingerprint } from './fingerprints/fingerprint.ts';

export interface Work {
  path: string;
  shape: PhotoShape | 'letter' | 'fingerprint';
}

export type Outcome =
  | { photo: EncodedPhoto }
  | { letter: Buffer }
  | { fingerprint: Fingerprint }
  | { refused: PhotoFault }
  | { fault: string }
  | 'too-much';

const READABLE = ['Jpeg', 'Png', 'Webp', 'Heif'];

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READABLE.map((format) => `VipsForeignLoad${format}File`) });

// Ignores terminal signals: the parent decides, so that photos in progress are finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// process.exit would wait for the current picture.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// Decoders allocate what the header claims.
const [, , mostBytes] = process.argv;
const watch = setInterval(() => {
  if (process.memoryUsage.rss() <= Number(mostBytes)) return;
  clearInterval(watch);
  answer('too-much');
}, 30);

process.on('message', async (work: Work) => answer(await outcomeOf(work)));

function answer(outcome: Outcome) {
  process.send?.(outcome);
}

async function outcomeOf({ path, shape }: Work): Promise<Outcome> {
  try {
    if (shape === 'letter') return { letter: await encodeForLetter(path) };
    if (shape === 'fingerprint') return { fingerprint: await fingerprintPhoto(path) };
    return { photo: await encodePhoto(path, shape) };
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.fault };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
