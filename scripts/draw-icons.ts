import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The yellow of the favicon. */
const GROUND = '#fbc62b';
/** A launcher cuts a maskable icon to a shape; its middle always stays. */
const MASKED_SHARE = 0.8;

/** Icons of the installed app, from the favicon. */
export async function drawIcons(client: string) {
  const folder = join(client, 'icons');
  mkdirSync(folder, { recursive: true });
  const drawn = (size: number) => sharp(join(client, 'favicon.svg'), { density: (72 * size) / 32 }).resize(size, size);
  const ground = (size: number) => sharp({ create: { width: size, height: size, channels: 3, background: GROUND } });
  const covering = async (size: number, share: number) =>
    ground(size).composite([
      {
        input: await drawn(Math.round(size * share))
          .png()
          .toBuffer(),
      },
    ]);
  await Promise.all([
    drawn(192).png().toFile(join(folder, 'icon-192.png')),
    drawn(512).png().toFile(join(folder, 'icon-512.png')),
    (await covering(512, MASKED_SHARE)).png().toFile(join(folder, 'maskable-512.png')),
    (await covering(180, 1)).png().toFile(join(folder, 'touch-180.png')),
  ]);
}
