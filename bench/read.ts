import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { build } from '../scripts/build.ts';
import { galleriesOf } from '../test/galleries.ts';
import { startMarketplace } from '../test/marketplace.ts';
import type { Sent } from './bare-server.ts';
import { median, medians, percentile } from './figures.ts';
import { printTable } from './table.ts';

const PATHS = ['/', '/api/advertize', '/api/categories/YAMAHA'];
const ENCODINGS = ['identity', 'br'];
const CONNECTIONS = [1, 32];
const ROUNDS = 3;
const SECONDS = 2;

await build();
const marketplace = await startMarketplace({ DEMO: 'on', DATABASE_URL: '' });
const bareServer = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' });
try {
  await galleriesOf(marketplace);
  const [port] = await once(bareServer, 'message');
  const bareUrl = `http://localhost:${port}`;
  const rows = [];
  for (const path of PATHS) {
    for (const encoding of ENCODINGS) {
      const bytes = await repeatable(bareServer, marketplace.url + path, encoding);
      for (const connections of CONNECTIONS) {
        const compared = await compare(marketplace.url + path, bareUrl + path, encoding, connections);
        rows.push({ path, encoding, bytes, connections, ...compared });
      }
    }
  }
  console.log(
    `Kickstand beside a bare node:http server that sends the same bytes, interleaved, medians of ${ROUNDS} rounds:\n`,
  );
  printTable(rows);
} finally {
  bareServer.disconnect();
  await marketplace.stop();
}

/** Teaches the bare server what the marketplace answers; how many bytes that is. */
async function repeatable(server: ChildProcess, url: string, encoding: string) {
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    get(url, { headers: { 'accept-encoding': encoding }, agent: false }, answered).once('error', failed);
  });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const body = await buffer(answer);
  const sent: Sent = { headers: { ...endToEnd(answer.headers), 'content-length': body.length }, body };
  server.send(sent);
  await once(server, 'message');
  return body.length;
}

function endToEnd({ connection, 'keep-alive': _, 'transfer-encoding': __, date, ...headers }: OutgoingHttpHeaders) {
  return headers;
}

/** Both servers by turns, so that neighbours on the machine disturb both alike; the first turn only warms up. */
async function compare(url: string, bareUrl: string, encoding: string, connections: number) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await load(url, encoding, connections);
    const bare = await load(bareUrl, encoding, connections);
    if (round > 0) rounds.push({ ours, bare });
  }
  const ours = medians(rounds.map((round) => round.ours));
  const bare = medians(rounds.map((round) => round.bare));
  return {
    'requests/s': ours.perSecond,
    'p50, ms': ours.p50,
    'p99, ms': ours.p99,
    'bare requests/s': bare.perSecond,
    'p50 ': bare.p50,
    'p99 ': bare.p99,
    'bare / ours': median(rounds.map(({ ours, bare }) => bare.perSecond / ours.perSecond)),
  };
}

async function load(url: string, encoding: string, connections: number) {
  const times: number[] = [];
  const running = autocannon({ url, connections, duration: SECONDS, headers: { 'accept-encoding': encoding } });
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { '2xx': good, non2xx, errors, duration } = await running;
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} answers that were not 2xx, ${errors} errors`);
  return { perSecond: good / duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
