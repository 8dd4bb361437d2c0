import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { connect } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { startLoad } from './load.ts';
import { freePort, type Marketplace, startMarketplace } from './marketplace.ts';
import { isAlive, type Role, until, workersOf } from './worker-processes.ts';

const CALLERS = 8;

let marketplace: Marketplace;
let output = '';
let reported = '';
const reports = createServer(async (request, response) => {
  reported += await text(request);
  response.end('{}');
});
await once(reports.listen(0, '127.0.0.1'), 'listening');
const SENTRY_DSN = `http://key@127.0.0.1:${(reports.address() as AddressInfo).port}/1`;
const metricsPort = await freePort();
before(async () => {
  const settings = {
    DEMO: 'off',
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'info',
    METRICS_PORT: String(metricsPort),
    SENTRY_DSN,
  };
  marketplace = await startMarketplace(settings, (text) => {
    output += text;
  });
});
after(async () => {
  await marketplace.stop();
  reports.close();
});

const staff = (role: Role) => workersOf(marketplace.pid(), role);
const everybody = () => [...staff('web'), ...staff('chores')];
const isComplete = () => staff('web').length === 2 && staff('chores').length === 1;

/** Workers that served a route, by their logs. */
function servers(route: string) {
  const lines = output.split('\n').filter((line) => line.includes(`"route":"${route}"`));
  return new Set(lines.map((line) => JSON.parse(line).pid));
}

test('two processes serve one port, one does the chores, and it is said once that they are ready', async () => {
  assert.ok(isComplete());
  assert.equal(output.split('Kickstand is ready').length, 2);
  await until(async () => {
    const answer = await fetch(`${marketplace.url}/dev/mail`, { headers: { connection: 'close' } });
    return answer.ok && servers('/dev/mail').size === 2;
  });
  assert.deepEqual([...servers('/dev/mail')].sort(), staff('web').sort());
});

test('the metrics of all processes are one answer, and the public never gets it', async () => {
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = (text: string, series: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1];
  const text = await read();
  for (const worker of ['web-1', 'web-2', 'jobs']) {
    assert.equal(value(text, `kickstand_worker_up{worker="${worker}"}`), '1');
    assert.ok(Number(value(text, `process_resident_memory_bytes{worker="${worker}"}`)) > 1_000_000);
  }
  assert.equal(text.split('# TYPE process_resident_memory_bytes gauge').length, 2);
  assert.equal(value(text, 'kickstand_queue_readable{queue="refunds"}'), '1');
  const [halted = 0] = staff('web');
  process.kill(halted, 'SIGSTOP');
  const stopped = read();
  await stopped.finally(() => process.kill(halted, 'SIGCONT'));
  const halfText = await stopped;
  const up = [1, 2].map((place) => value(halfText, `kickstand_worker_up{worker="web-${place}"}`)).sort();
  assert.deepEqual(up, ['0', '1'], 'who does not answer is named');
  const answer = await fetch(`${marketplace.url}/metrics`, { headers: { authorization: 'Bearer anything' } });
  assert.equal(answer.status, 404);
  assert.doesNotMatch(await answer.text(), /process_resident|kickstand_queue/);
});

test('the process to signal is found by the port, and is one alone', () => {
  const found = execFileSync('pgrep', ['-x', `kickstand:${new URL(marketplace.url).port}`], { encoding: 'utf8' });
  assert.deepEqual(found.trim().split('\n').map(Number), [marketplace.pid()]);
});

test('a process that is killed under load is replaced, and only what it was at fails', async () => {
  const load = startLoad(marketplace.url, CALLERS);
  await until(() => load.answered() > 50);
  const [victim = 0, other] = staff('web');
  process.kill(victim, 'SIGKILL');
  const before = load.answered();
  await until(() => !isAlive(victim) && staff('web').length === 2 && load.answered() > before + 100);
  const faults = await load.stop();
  assert.ok(faults.length <= CALLERS, faults.join('\n'));
  assert.ok(staff('web').includes(other ?? 0), 'the other goes on');
  await until(() => reported.includes('Worker for web exited: a replacement starts'));
});

test('the chores go on, however often their process is killed', async () => {
  for (let time = 0; time < 2; time++) {
    const [victim = 0] = staff('chores');
    process.kill(victim, 'SIGKILL');
    await until(() => isComplete() && !staff('chores').includes(victim));
  }
});

test('a hangup renews every process, and nobody who calls all the time notices', async () => {
  const former = everybody();
  const load = startLoad(marketplace.url, CALLERS);
  await until(() => load.answered() > 50);
  process.kill(marketplace.pid(), 'SIGHUP');
  await until(() => isComplete() && everybody().every((pid) => !former.includes(pid)));
  const then = load.answered();
  await until(() => load.answered() > then + 50);
  assert.deepEqual(await load.stop(), []);
  await until(() => /Every process was renewed: .* settings, .* are those of the start/.test(output));
});

test('what cannot start takes nobody’s place', async () => {
  const former = everybody();
  const server = await startEmbedded({ dir: join(marketplace.dataDir, 'postgres') });
  const sql = connect(server.target, { max: 1 });
  await sql`alter table migrations rename to mislaid`;
  process.kill(marketplace.pid(), 'SIGHUP');
  await until(() => output.includes('Not every process was renewed'));
  assert.deepEqual(everybody(), former);
  assert.equal((await fetch(`${marketplace.url}/readyz`)).status, 200);
  await sql`alter table mislaid rename to migrations`;
  await sql.end();
  await server.stop();
});

test('when the supervisor is killed the others end, and the next start works', async () => {
  const former = everybody();
  await marketplace.kill();
  await until(() => !former.some(isAlive));
  await marketplace.restart();
  assert.ok(isComplete());
  assert.equal((await fetch(`${marketplace.url}/readyz`)).status, 200);
});

test('whatever a terminal tells the others, a polite stop is the supervisor’s: it ends with 0 and leaves nothing running', async () => {
  const former = everybody();
  const inFlight = fetch(`${marketplace.url}/search`).then(({ status }) => status);
  for (const pid of former) process.kill(pid, 'SIGINT');
  assert.equal(await inFlight, 200);
  assert.equal(await marketplace.finish(), 0);
  assert.deepEqual(former.filter(isAlive), []);
  assert.ok(!existsSync(join(marketplace.dataDir, 'postgres/cluster/postmaster.pid')), 'the database has stopped');
});
