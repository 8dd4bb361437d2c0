import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

// The parent handles terminal signals.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

export interface Drawing {
  svg: string;
  /** Absent: as it was drawn. */
  size?: { width: number; height: number } | undefined;
}

process.on('message', async ({ svg, size }: Drawing) => {
  const picture = sharp(Buffer.from(svg));
  const sized = size
    ? picture.resize({ ...size, fit: 'cover' }).png({ palette: true })
    : picture.png({ compressionLevel: 2 });
  process.send?.(await sized.toBuffer());
});
