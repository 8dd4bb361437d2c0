import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Internet } from '../server/http/internet.ts';
import { isPublicAddress } from '../server/http/public-address.ts';

/** Counts as public here; other local addresses stay private. */
const THERE = '127.0.0.1';

/** A public web server, reachable as `pictures.example.org`. */
export async function startRemoteServer(answer: RequestListener) {
  const asked: string[] = [];
  const lookedUp: string[] = [];
  /** DNS answers in order; the last one repeats. */
  const names: Record<string, string[][]> = { 'pictures.example.org': [[THERE]] };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, THERE, listening));
  const port = String((server.address() as AddressInfo).port);
  const internet: Internet = {
    async addressesOf(host) {
      lookedUp.push(host);
      const known = names[host];
      const found = known && known.length > 1 ? known.shift() : known?.[0];
      if (!found) throw new Error(`${host} could not be found`);
      return found;
    },
    mayReach: (address) => address === THERE || isPublicAddress(address),
    mayUse: (used) => used === port || used === '',
  };
  return {
    internet,
    names,
    asked,
    lookedUp,
    port,
    url: `http://pictures.example.org:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
