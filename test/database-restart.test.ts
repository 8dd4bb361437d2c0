import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '#contract/errors.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { newcomer } from './newcomer.ts';
import type { Caller } from './people.ts';
import { aProductOf } from './products.ts';

const AT_ONCE = 12;
const UNNOTICED_MS = 2_000;
const SIGNALS = ['SIGINT', 'SIGKILL'] as const;

let marketplace: Marketplace;
let seller: Caller;
before(async () => {
  marketplace = await startMarketplace({ DEMO: 'off', LOG_LEVEL: 'silent' });
  seller = await newcomer(marketplace.url, 'seller');
});
after(() => marketplace.stop());

for (const signal of SIGNALS)
  test(`the database ends by ${signal} under load: people are told, and it goes on without a restart of ours`, async () => {
    const pid = marketplace.pid();
    await aProductOf(seller);
    const answers: Answer[] = [];
    let over = false;
    const load = Array.from({ length: AT_ONCE }, async () => {
      while (!over) answers.push(await ask());
    });
    await pause(300);
    const server = postmaster(marketplace.dataDir);
    assert.ok(server);
    process.kill(server, signal);
    const ended = Date.now();
    await recovered(server);
    const back = Date.now();
    over = true;
    await Promise.all(load);

    const failed = answers.filter(({ status }) => status !== 200);
    // A very short outage may fail no request.
    assert.ok(failed.length > 0 || back - ended < UNNOTICED_MS, 'the load met the fault');
    for (const { status, problem } of failed) {
      assert.equal(status, 503);
      assert.equal(problem?.code, 'database-down');
      assert.match(problem?.detail ?? '', /try again/);
    }
    assert.equal(marketplace.pid(), pid);
    assert.equal((await fetch(`${marketplace.url}/`)).status, 200);
    await aProductOf(seller);
  });

interface Answer {
  status: number;
  problem?: Problem;
}

async function ask(): Promise<Answer> {
  const answer = await fetch(`${marketplace.url}/api/categories/YAMAHA`, { signal: AbortSignal.timeout(30_000) });
  const body = await answer.json();
  return answer.ok ? { status: answer.status } : { status: answer.status, problem: body as Problem };
}

/** Each pool notices by itself that its connections are gone: a page may still fail when the server is ready. */
async function recovered(ended: number | undefined) {
  const deadline = Date.now() + 60_000;
  while (
    [ended, undefined].includes(postmaster(marketplace.dataDir)) ||
    !(await fetch(`${marketplace.url}/readyz`)).ok ||
    !(await fetch(`${marketplace.url}/`)).ok
  ) {
    assert.ok(Date.now() < deadline, 'the marketplace came back');
    await pause(20);
  }
}

function postmaster(dataDir: string) {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  const [pid] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return pid ? Number(pid) : undefined;
}
