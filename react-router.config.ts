import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { drawIcons } from './scripts/draw-icons.ts';
import { drawPictures } from './scripts/draw-pictures.ts';
import { expectTranslations } from './scripts/languages/faults.ts';
import { translateScripts } from './scripts/languages/translate-scripts.ts';
import { precompress } from './scripts/precompress.ts';

export default {
  appDirectory: 'client',
  ssr: true,
  buildEnd: async ({ reactRouterConfig }) => {
    expectTranslations();
    const client = join(reactRouterConfig.buildDirectory, 'client');
    drawPictures(client);
    await drawIcons(client);
    await buildServiceWorker(client);
    translateScripts(client);
    await precompress(client);
  },
} satisfies Config;
