import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Sent {
  headers: OutgoingHttpHeaders;
  body: Uint8Array;
}

// What a server can do at most: it is told by its parent what to send, and sends it.
let sent: Sent = { headers: {}, body: Buffer.alloc(0) };
process.on('message', (next: Sent) => {
  sent = next;
  process.send?.('noted');
});
process.once('disconnect', () => process.exit());

const server = createServer((_request, response) => response.writeHead(200, sent.headers).end(sent.body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
