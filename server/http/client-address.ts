import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Only the hop before us may set X-Forwarded-For. */
export const isNextHop = (_address: string, hop: number) => hop === 0;

/** As fastify's `request.ip`, for what is answered before it. */
export const clientAddress = (request: IncomingMessage, trustProxy: boolean) =>
  trustProxy ? proxyAddress(request, isNextHop) : (request.socket.remoteAddress ?? '');
