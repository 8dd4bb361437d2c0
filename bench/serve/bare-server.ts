import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Sent {
  status: number;
  /** Alternating names and values. */
  headers: string[];
  body: Uint8Array;
}

// Upper bound: processes behind one port that send fixed responses.
if (cluster.isPrimary) {
  cluster.setupPrimary({ serialization: 'advanced' });
  const workers = Array.from({ length: Number(process.argv[2]) }, () => cluster.fork());
  const ports = await Promise.all(workers.map((worker) => once(worker, 'message')));
  process.on('message', async (next: Sent) => {
    for (const worker of workers) worker.send(next);
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    process.send?.('noted');
  });
  process.once('disconnect', () => process.exit());
  process.send?.(ports[0]?.[0]);
} else {
  let sent: Sent = { status: 200, headers: [], body: Buffer.alloc(0) };
  process.on('message', (next: Sent) => {
    sent = next;
    process.send?.('noted');
  });
  const server = createServer((_request, response) => response.writeHead(sent.status, sent.headers).end(sent.body));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
