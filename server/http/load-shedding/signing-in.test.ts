import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { setStage } from '../../../identity/testing/stage.ts';
import { openMarket } from '../../../test/market.ts';
import { openSecondServer, until } from '../../../test/second-server.ts';
import { serveIdentity } from '../../boot/identity-service.ts';

const market = await openMarket();
const stage = await setStage();
after(stage.stop);
const { sql } = stage.database;
const entrance = await openSecondServer(market, { inside: 1, waiting: 0 }, [
  (scope, admission) => serveIdentity(scope, market.market, stage.identity, admission),
]);

const signIn = () =>
  fetch(`${entrance.url}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stage.origin },
    body: JSON.stringify({ email: 'nobody@example.test', password: 'a wrong one' }),
  });

test('when all who may are signing in, the keys are still given out and everything else goes on', async () => {
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`lock table identity."user" in access exclusive mode`;
  const first = signIn();
  await until(async () => (await waiting()) > 0);
  const refused = await signIn();
  assert.deepEqual([refused.status, (await refused.json()).code], [503, 'busy']);
  const keys = await fetch(`${entrance.url}/auth/jwks`);
  assert.equal(keys.status, 200);
  assert.ok((await keys.json()).keys.length > 0);
  assert.equal((await fetch(`${entrance.url}/auth/fonts/text.woff2`)).status, 200);
  assert.equal((await fetch(`${entrance.url}/categories`)).status, 200);
  await holder`rollback`;
  holder.release();
  assert.equal((await first).status, 401);
});

test('a place is given back once somebody has been answered', async () => {
  for (let round = 0; round < 3; round++) assert.equal((await signIn()).status, 401);
});

test('a body in pieces takes no place before it is whole', async () => {
  const slow = entrance.line();
  const before = entrance.asked();
  slow.write('POST /api/auth/sign-in/email HTTP/1.1\r\nhost: kickstand\r\ncontent-type: application/json\r\n');
  slow.write(`origin: ${stage.origin}\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`);
  await until(() => entrance.asked() > before);
  assert.equal((await signIn()).status, 401);
  const rest = '"email":"nobody@example.test","password":"a wrong one"}';
  slow.write(`${rest.length.toString(16)}\r\n${rest}\r\n0\r\n\r\n`);
  const [answer] = await once(slow, 'data');
  assert.match(String(answer), /^HTTP\/1\.1 401/);
  slow.destroy();
});

test('a slow body keeps nobody from signing in', async () => {
  const slow = entrance.line();
  const before = entrance.asked();
  slow.write('POST /api/auth/sign-in/email HTTP/1.1\r\nhost: kickstand\r\ncontent-type: application/json\r\n');
  slow.write(`origin: ${stage.origin}\r\ncontent-length: 200\r\n\r\n{`);
  await until(() => entrance.asked() > before);
  assert.equal((await signIn()).status, 401);
});

async function waiting() {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_locks where not granted and relation = 'identity."user"'::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  return row?.count ?? 0;
}
