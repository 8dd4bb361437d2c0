import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPictures } from '../demo/drawn-pictures.ts';

export function drawPictures(client: string) {
  const folder = join(client, 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const [file, svg] of drawnPictures()) writeFileSync(join(folder, file), svg);
}
