import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Position } from '../database/replica.ts';

const COOKIE = 'kickstand-written';
/** Every replica in use has replayed the write after this. */
const SECONDS = 60;

export function sendWritePosition(api: FastifyInstance, written: () => Promise<Position>) {
  api.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || reply.statusCode >= 400) return;
    const position = await written().catch(() => undefined);
    if (position)
      reply.header('set-cookie', `${COOKIE}=${position}; Max-Age=${SECONDS}; Path=/; SameSite=Lax; HttpOnly`);
  });
}

export function lastWritePosition({ headers }: FastifyRequest): Position | undefined {
  const position = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,16})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return position ? Number(position) : undefined;
}
