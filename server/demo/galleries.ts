import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ChosenPhoto } from '#contract/photos.ts';
import { type DemoGallery, demoGalleries } from '../../demo/galleries.ts';
import type { Stoppable } from '../boot/lifecycle.ts';
import type { AppContext } from '../context.ts';
import { takePhoto } from '../photos/photos.ts';
import { replacePicture } from '../photos/picture-fetch/picture-fetch.ts';
import * as queries from './queries.ts';
import { openRenderWorker } from './render-worker.ts';

/** Delay, so that the first visitors get the machine. */
const FIRST_PAUSE_MS = 5000;
/** Yields to uploads of real users. */
const PAUSE_MS = 100;

/** Adds photos to demo bikes in the background; a later start resumes. */
export function fillGalleries(market: AppContext, log: Pick<FastifyBaseLogger, 'warn'>, firstPause = FIRST_PAUSE_MS) {
  const parting = new AbortController();
  const { signal } = parting;
  const filled = pause(firstPause, undefined, { signal })
    .then(() => fillAll(market, signal))
    .catch((error) => {
      if (!signal.aborted) log.warn({ err: error }, 'Demo photos: not all could be made');
    });
  const running: Stoppable = {
    async stop() {
      parting.abort();
      await filled;
    },
  };
  return { ...running, filled };
}

type Waiting = DemoGallery & queries.UntouchedBike;

async function fillAll(market: AppContext, signal: AbortSignal) {
  const waiting: Waiting[] = [];
  for (const gallery of demoGalleries)
    for (const bike of await queries.untouched(market.sql, gallery)) waiting.push({ ...gallery, ...bike });
  if (waiting.length === 0) return;
  const renderer = openRenderWorker(signal);
  try {
    for (const bike of waiting) await fill(market, bike, renderer.render, signal);
  } finally {
    renderer.close();
  }
}

async function fill(
  market: AppContext,
  bike: Waiting,
  develop: (drawing: string) => Promise<Buffer>,
  signal: AbortSignal,
) {
  const { productId, seller, img: address } = bike;
  const photos: ChosenPhoto[] = [];
  for (const { alt, draw } of bike.photos) {
    const { name } = await takePhoto(market, seller, await develop(draw()), { left: signal });
    photos.push({ name, alt });
    await pause(PAUSE_MS, undefined, { signal });
  }
  await market.sql.begin((db) => replacePicture(db, { productId, address, sellerId: seller.id, photos }));
}
