import assert from 'node:assert/strict';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, type Neighbour } from '#server/app.ts';
import type { LoadShedder, LoadSheddingOptions } from '#server/http/load-shedding/load-shedding.ts';
import type { TestMarket } from './market.ts';
import { type Caller, callerOf } from './people.ts';

/** A second HTTP server on the same market, with its own load shedder. */
export async function openSecondServer(
  market: TestMarket,
  bounds: LoadSheddingOptions = {},
  neighbours: Neighbour[] = [],
) {
  let loadShedder: LoadShedder | undefined;
  const watch: Neighbour = (_scope, admission) => {
    loadShedder = admission.loadShedder;
  };
  const app = await createApp(market.market, {
    logLevel: 'silent',
    rateLimit: false,
    trustProxy: false,
    loadShedding: { share: 1, ...bounds },
    neighbours: [watch, ...neighbours],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  after(() => app.close());
  assert.ok(loadShedder);
  const { port } = app.server.address() as AddressInfo;
  let asked = 0;
  app.server.on('request', () => asked++);
  const far = new Set<Socket>();
  app.server.on('connection', (socket) => far.add(socket));
  const origin = `http://127.0.0.1:${port}`;
  const line = () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    after(() => socket.destroy());
    return socket;
  };
  return {
    app,
    loadShedder,
    origin,
    url: `${origin}/api`,
    /** Number of request heads received. */
    asked: () => asked,
    guest: (person: Caller) => callerOf(`${origin}/api`, person),
    /** A raw socket. */
    line,
    /** Pipelines requests, and reads no response. */
    slowReader(path: string, times: number, token = '') {
      const socket = line();
      const ask = [`GET ${path} HTTP/1.1`, 'host: kickstand', `authorization: bearer ${token}`];
      socket.write(`${ask.join('\r\n')}\r\n\r\n`.repeat(times));
      const end = () => [...far].find(({ remotePort }) => remotePort === socket.localPort);
      return { socket, end, unread: () => (end()?.writableLength ?? 0) > 0 };
    },
    connections: () =>
      new Promise<number>((count, fail) =>
        app.server.getConnections((fault, open) => (fault ? fail(fault) : count(open))),
      ),
  };
}

export type SecondServer = Awaited<ReturnType<typeof openSecondServer>>;

export async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await pause(5);
}

/** Blocks every authenticated call until released. */
export async function holdRequest({ market: { sql } }: TestMarket): Promise<() => Promise<void>> {
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table users in access exclusive mode`;
  return async () => {
    await holder`rollback`;
    holder.release();
  };
}
