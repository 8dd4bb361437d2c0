import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { drawPictures } from './scripts/draw-pictures.ts';
import { precompress } from './scripts/precompress.ts';

export default {
  appDirectory: 'client',
  ssr: true,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    drawPictures(client);
    await precompress(client);
  },
} satisfies Config;
