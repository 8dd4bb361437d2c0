import type { FastifyInstance } from 'fastify';
import { AVATARS } from '#contract/avatar.ts';

const PAPER = ['#1f2937', '#7c2d12', '#14532d', '#1e3a8a', '#581c87', '#134e4a'];
const FOR_A_DAY = 'public, max-age=86400';

/** The name comes from the URL, so only letters and digits are drawn. */
export function serveAvatars(app: FastifyInstance) {
  app.get<{ Params: { initials: string } }>(
    `${AVATARS}:initials.svg`,
    { schema: { hide: true } },
    async ({ params }, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', FOR_A_DAY)
        .header('content-security-policy', "default-src 'none'; style-src 'none'")
        .send(drawn(lettersOf(params.initials))),
  );
}

const lettersOf = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 2).join('');

function drawn(letters: string) {
  const paper = PAPER[[...letters].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PAPER.length];
  const text = `<text x="48" y="50" fill="#fff" font-family="sans-serif" font-size="38" font-weight="600" text-anchor="middle" dominant-baseline="central">${letters}</text>`;
  const head = '<circle cx="48" cy="38" r="16" fill="#fff"/><path d="M16 88a32 32 0 0 1 64 0z" fill="#fff"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${paper}"/>${letters ? text : head}</svg>`;
}
