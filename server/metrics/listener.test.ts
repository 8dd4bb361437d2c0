import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { metricsListener } from './listener.ts';

let collected = 0;
async function listening(collect: () => Promise<string>, token?: string) {
  const server = metricsListener(collect, token);
  after(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}
const collect = async () => {
  collected++;
  return 'a 1\n';
};

test('with a token nobody gets anything without it', async () => {
  const ask = await listening(collect, 'a token of the tests');
  for (const authorization of ['', 'Bearer', 'Bearer another of the same', 'a token of the tests'])
    assert.deepEqual([(await ask('/metrics', { headers: { authorization } })).status, collected], [401, 0]);
  const answer = await ask('/metrics', { headers: { authorization: 'Bearer a token of the tests' } });
  assert.deepEqual([answer.status, await answer.text()], [200, 'a 1\n']);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
});

test('there is one address, to be read', async () => {
  const ask = await listening(collect);
  assert.equal((await ask('/')).status, 404);
  assert.equal((await ask('/metrics?x=1')).status, 404);
  assert.equal((await ask('/metrics', { method: 'POST' })).status, 405);
});

test('several who ask at once share one collection, and a failed one is not kept', async () => {
  let runs = 0;
  const { promise, reject } = Promise.withResolvers<string>();
  const ask = await listening(() => (runs++ === 0 ? promise : Promise.resolve('b 2\n')));
  const asked = Array.from({ length: 5 }, () => ask('/metrics'));
  while (runs === 0) await new Promise(setImmediate);
  await new Promise((done) => setTimeout(done, 100));
  reject(new Error('a secret'));
  const answers = await Promise.all(asked);
  assert.deepEqual([runs, answers.map(({ status }) => status)], [1, Array(5).fill(500)]);
  assert.doesNotMatch((await answers[0]?.text()) ?? '', /secret/);
  assert.equal(await (await ask('/metrics')).text(), 'b 2\n');
});
