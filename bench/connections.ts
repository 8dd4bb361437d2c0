import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Endpoint } from '#contract/endpoint.ts';
import { wasKept } from './measured.ts';

export interface Reply {
  status: number;
  body: { insertedId?: string; code?: string };
  ms: number;
  kept: boolean;
}

export function openConnections(url: string, most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  return {
    async call({ method, path }: Endpoint, token: string, body: object): Promise<Reply> {
      const text = JSON.stringify(body);
      const headers = {
        authorization: `bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      const begun = performance.now();
      const answer = await new Promise<IncomingMessage>((answered, failed) => {
        request(url + path, { method, agent, headers }, answered)
          .once('error', failed)
          .end(text);
      });
      const read = (await json(answer)) as Reply['body'];
      return {
        status: answer.statusCode ?? 0,
        body: read,
        ms: performance.now() - begun,
        kept: wasKept(answer.headers),
      };
    },
    close: () => agent.destroy(),
  };
}

export async function inTurn<Item, Done>(items: readonly Item[], most: number, work: (item: Item) => Promise<Done>) {
  const done: Done[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const turn = next++;
      done[turn] = await work(items[turn] as Item);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return done;
}
