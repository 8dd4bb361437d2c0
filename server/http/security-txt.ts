import type { FastifyInstance } from 'fastify';

const DAY = 86_400_000;
const GOOD_FOR_DAYS = 180;

export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl }: { contact: string; publicUrl: string }) {
  const path = '/.well-known/security.txt';
  app.get(path, (_request, reply) => {
    const expires = new Date((Math.floor(Date.now() / DAY) + GOOD_FOR_DAYS) * DAY).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.map((line) => `${line}\n`).join(''));
  });
}
