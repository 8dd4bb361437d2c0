import type { FastifyInstance } from 'fastify';
import { LETTER_PHOTO } from '#contract/photo-address.ts';
import { drawnPictures } from '../../demo/drawn-pictures.ts';
import { SHOWN_IN_MAILS } from '../photos/serve.ts';
import { openRenderWorker } from './render-worker.ts';

const FILE = /^([\w-]+)\.png$/;
const FOR_A_DAY = 'public, max-age=86400';

/** The drawings of the build as PNG, for letters: mail programs show no SVG. Each is rendered once in a process. */
export function serveDrawings(app: FastifyInstance) {
  const parting = new AbortController();
  const pictures = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();
  let drawings: Map<string, string> | undefined;

  function pictureOf(name: string): Promise<Buffer> | undefined {
    drawings ??= new Map(drawnPictures().map(([file, svg]) => [file.replace('.svg', ''), svg]));
    const svg = drawings.get(name);
    if (!svg) return;
    const picture = pictures.get(name) ?? inTurn(() => render(svg, parting.signal));
    pictures.set(name, picture);
    picture.catch(() => pictures.delete(name));
    return picture;
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  app.addHook('onClose', async () => {
    parting.abort();
    await turn;
  });
  app.get<{ Params: { file: string } }>('/drawings/:file', async ({ params }, reply) => {
    const picture = await pictureOf(FILE.exec(params.file)?.[1] ?? '');
    if (!picture) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': FOR_A_DAY, ...SHOWN_IN_MAILS })
      .type('image/png')
      .send(picture);
  });
}

async function render(svg: string, left: AbortSignal) {
  const worker = openRenderWorker(left);
  try {
    return await worker.render(svg, LETTER_PHOTO);
  } finally {
    worker.close();
  }
}
