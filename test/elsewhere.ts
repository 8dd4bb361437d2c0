import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Internet } from '../server/photos/picture-fetch/internet.ts';
import { isPublicAddress } from '../server/photos/picture-fetch/public-address.ts';

/** Stands in for a machine on the internet; the rest of this machine stays private. */
const THERE = '127.0.0.1';

/** A web server on a little internet of its own, where the name `pictures.example.org` leads to it. */
export async function startElsewhere(answer: RequestListener) {
  const asked: string[] = [];
  const lookedUp: string[] = [];
  /** What names stand for: each answer is given once, the last one for ever. */
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
