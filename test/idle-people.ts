import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A child process that opens idle keep-alive connections, after one request on each. */
const [port, count] = process.argv.slice(2).map(Number);
const AT_ONCE = 200;

const open: Socket[] = [];
for (let at = 0; at < Number(count); at += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, Number(count) - at) }, () => connect(Number(port), '127.0.0.1'));
  open.push(...some);
  for (const socket of some) socket.write('GET /healthz HTTP/1.1\r\nhost: kickstand\r\n\r\n');
  await Promise.all(some.map((socket) => once(socket, 'data')));
}
process.stdout.write(`${open.filter((socket) => !socket.destroyed).length} are here\n`);
