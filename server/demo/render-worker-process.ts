import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

// The parent handles terminal signals.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

process.on('message', async (drawing: string) => {
  process.send?.(await sharp(Buffer.from(drawing)).png({ compressionLevel: 2 }).toBuffer());
});
