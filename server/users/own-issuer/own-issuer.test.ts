import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, test } from 'node:test';
import { testDatabase } from '../../../test/database.ts';
import { ensureOwnIssuer } from './own-issuer.ts';

const { sql, stop } = await testDatabase();
after(stop);
beforeEach(async () => {
  await sql`delete from market_identity`;
  await sql`delete from users`;
});

const OLD = 'http://localhost:3600';
const OLDER = 'http://localhost:3610';
const NOW = 'https://bikes.example.test';
const FOREIGN = 'https://id.example.test';

const accounts = async (people: { subject: string; email: string }[]) =>
  people.some(({ subject, email }) => subject.startsWith('ours') && email.startsWith(subject));
const start = (address: string) => ensureOwnIssuer(sql, { address, knowsAnyOf: accounts });

async function user(issuer: string, subject: string, { removed = false } = {}) {
  const id = randomUUID();
  await sql`insert into users (id, issuer, subject, email, name, role, removed_at)
    values (${id}, ${issuer}, ${subject}, ${`${subject}@example.test`}, 'Somebody', 'seller', ${removed ? new Date() : null})`;
  return id;
}

async function identityOf(id: string) {
  const [row] = await sql<{ issuer: string; subject: string }[]>`select issuer, subject from users where id = ${id}`;
  return [row?.issuer, row?.subject];
}

test('the first address is the name for good, and a start elsewhere is told', async () => {
  const first = await start(OLD);
  assert.deepEqual(first, { ownIssuer: OLD, addresses: [OLD], movedFrom: undefined, renamed: 0 });
  const moved = await start(NOW);
  assert.deepEqual(moved, { ownIssuer: OLD, addresses: [OLD, NOW], movedFrom: OLD, renamed: 0 });
  assert.equal((await start(NOW)).movedFrom, undefined);
  assert.deepEqual((await start(OLD)).addresses, [NOW, OLD]);
});

test('of many first starts at once, each with its address, all decide the same', async () => {
  const starts = await Promise.all(Array.from({ length: 8 }, (_, nth) => start(`http://localhost:${4000 + nth}`)));
  assert.equal(new Set(starts.map(({ ownIssuer }) => ownIssuer)).size, 1);
});

test('people under former addresses get the name that is kept, whatever those were', async () => {
  const [one, two, three] = [await user(OLD, 'ours-1'), await user(OLDER, 'ours-2'), await user(NOW, 'ours-3')];
  const [gone, demo] = [await user(OLD, 'ours-4', { removed: true }), await user(OLD, 'demo:asha')];
  assert.equal((await start(NOW)).renamed, 4);
  for (const [id, subject] of Object.entries({ [one]: 'ours-1', [two]: 'ours-2', [three]: 'ours-3', [gone]: 'ours-4' }))
    assert.deepEqual(await identityOf(id), [NOW, subject]);
  assert.deepEqual(await identityOf(demo), [NOW, 'demo:asha']);
});

test('another issuer’s people stay as they are, also where it ran first', async () => {
  const theirs = [await user(FOREIGN, 'somebody'), await user(FOREIGN, 'ours-1-or-so')];
  await sql`update users set email = 'another@example.test' where subject = 'ours-1-or-so'`;
  const ours = await user(OLD, 'ours-1');
  const without = await ensureOwnIssuer(sql, { address: NOW });
  assert.deepEqual([without.ownIssuer, await identityOf(ours)], [undefined, [OLD, 'ours-1']]);
  assert.equal((await start(NOW)).renamed, 1);
  assert.deepEqual(await identityOf(ours), [NOW, 'ours-1']);
  for (const id of theirs) assert.equal((await identityOf(id))[0], FOREIGN);
});

test('of one subject’s records under several addresses the living one is kept, else the newest', async () => {
  const [living, removed] = [await user(OLD, 'ours-1'), await user(NOW, 'ours-1', { removed: true })];
  const early = await user(OLDER, 'ours-2', { removed: true });
  const late = await user(OLD, 'ours-2', { removed: true });
  await sql`update users set id = '019a0000-0000-7000-8000-000000000001' where id = ${early}`;
  await sql`update users set id = '019b0000-0000-7000-8000-000000000001' where id = ${late}`;
  await start(NOW);
  assert.deepEqual(await identityOf(living), [NOW, 'ours-1']);
  assert.deepEqual(await identityOf(removed), [NOW, `ours-1 set aside as ${removed}`]);
  assert.deepEqual(await identityOf('019b0000-0000-7000-8000-000000000001'), [NOW, 'ours-2']);
});

test('an issuer of ours is found among many people whose accounts are gone', async () => {
  await sql`insert into users (id, issuer, subject, email, name, role)
    select gen_random_uuid(), ${OLD}, 'left-' || n, n || '@example.test', 'Gone', 'buyer' from generate_series(1, 2500) n`;
  await user(OLD, 'ours-1');
  assert.equal((await start(NOW)).renamed, 2501);
});
