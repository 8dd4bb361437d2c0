import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that can be cut or stalled. */
export async function flakyProxy(origin: string) {
  const { hostname, port } = new URL(origin);
  const { port: near, ...proxy } = await flakyLine(() => connect(Number(port), hostname));
  return { ...proxy, origin: `http://127.0.0.1:${near}` };
}

interface LineOptions {
  /** Connections outlive silence, as in a partition. */
  keeps?: boolean;
}

export async function flakyLine(dial: () => Socket, { keeps = false }: LineOptions = {}) {
  const proxy = { state: 'open' as 'open' | 'cut' | 'silent' };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (proxy.state === 'cut') return near.destroy();
    const far = dial();
    far.on('error', () => near.destroy());
    far.on('close', () => near.end());
    far.on('data', (bytes) => proxy.state === 'open' && near.write(bytes));
    near.on('data', (bytes) => (proxy.state === 'cut' ? near.destroy() : proxy.state === 'open' && far.write(bytes)));
    near.on('close', () => far.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    become(state: typeof proxy.state) {
      proxy.state = state;
      if (keeps && state !== 'cut') return;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
