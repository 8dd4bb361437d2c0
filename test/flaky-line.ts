import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that can be cut or stalled. */
export async function flakyLine(origin: string) {
  const { hostname, port } = new URL(origin);
  const proxy = { state: 'open' as 'open' | 'cut' | 'silent' };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (proxy.state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    far.on('error', () => near.destroy());
    far.on('data', (bytes) => proxy.state === 'open' && near.write(bytes));
    near.on('data', (bytes) => (proxy.state === 'cut' ? near.destroy() : proxy.state === 'open' && far.write(bytes)));
    near.on('close', () => far.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(state: typeof proxy.state) {
      proxy.state = state;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
