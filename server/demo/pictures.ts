import type { FastifyInstance } from 'fastify';
import { drawPicture } from '../../demo/pictures/draw-picture.ts';

/** The drawn pictures: of brands, and of the demo marketplace's bikes and people. The same name is the same picture. */
export function servePictures(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/pictures/:name.svg', async ({ params }, reply) => {
    const picture = drawPicture(params.name);
    if (!picture) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture);
  });
}
