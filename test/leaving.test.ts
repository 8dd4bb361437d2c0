import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Sql } from '../server/database/connect.ts';
import { type EmbeddedServer, startEmbedded } from '../server/database/embedded/embedded.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';

let marketplace: Marketplace;
let server: EmbeddedServer;
let sql: Sql;
before(async () => {
  marketplace = await startMarketplace({ DEMO: 'off', LOG_LEVEL: 'silent', SEARCH_IN_MEMORY: '0' });
  server = await startEmbedded({ dir: join(marketplace.dataDir, 'postgres') });
  sql = connect(server.target, { max: 2 });
  // Loads the search vocabulary.
  assert.equal((await fetch(`${marketplace.url}/search`)).status, 200);
});
after(async () => {
  await sql.end();
  await server.stop();
  await marketplace.stop();
});

async function untilRunning(count: number) {
  const searches = () => sql`
    select from pg_stat_activity where application_name = 'kickstand-search' and state = 'active'`;
  while ((await searches()).length !== count) await pause(5);
}

for (const [what, path] of [
  ['a page', '/search'],
  ['the data of a navigation', '/search.data'],
  ['a call', '/api/search'],
])
  test(`who leaves before ${what} is there stops the search for it in the database`, async () => {
    await sql.begin(async (blocker) => {
      await blocker`lock table shelf in access exclusive mode`;
      const leaving = new AbortController();
      const left = fetch(`${marketplace.url}${path}?brand=YAMAHA`, { signal: leaving.signal });
      const abandoned = assert.rejects(left, { name: 'AbortError' });
      await untilRunning(1);
      leaving.abort();
      await abandoned;
      await untilRunning(0);
    });
    assert.equal((await fetch(`${marketplace.url}${path}?brand=YAMAHA`)).status, 200);
  });
