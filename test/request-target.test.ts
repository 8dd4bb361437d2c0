import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { openMarket } from './market.ts';
import { openSecondServer } from './second-server.ts';

const market = await openMarket();
const { host } = new URL(market.market.publicUrl);
const entrance = await openSecondServer(market, {}, [
  (scope) => {
    scope.get('/*', (request) => `asked for ${request.url}`);
  },
]);

async function answerTo(...lines: string[]) {
  const line = entrance.line();
  line.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(line)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}
const get = (target: string) => answerTo(`GET ${target} HTTP/1.1`, `host: ${host}`);

test('an address that could name another host than ours is not there', async () => {
  const others = ['//evil.test/about', '///evil.test', '/\\evil.test/', '\\/evil.test', '//', '/\\', '*', 'about'];
  const absolute = [
    'http://evil.test/about',
    `https://${host}.evil.test/`,
    `https://me@${host}/about`,
    `ftp://${host}/`,
  ];
  for (const target of [...others, ...absolute]) {
    const { status, body } = await get(target);
    assert.ok(status === 404 || status === 400, `${target}: ${status}`);
    assert.doesNotMatch(body, /asked for/, target);
  }
});

test('our own addresses are, also with the host before them', async () => {
  assert.equal((await get('/about?a=//b')).body, 'asked for /about?a=//b');
  assert.equal((await get('/a//b')).body, 'asked for /a//b');
  assert.equal((await get(`https://${host}/about?a=b`)).body, 'asked for /about?a=b');
  assert.equal((await get(`https://${host}`)).body, 'asked for /');
});

test('a request that names two hosts, or no version, is refused', async () => {
  const twice = await answerTo('GET /about HTTP/1.1', `host: ${host}`, 'host: evil.test');
  assert.deepEqual([twice.status, JSON.parse(twice.body).code], [400, 'bad-input']);
  const same = await answerTo('GET /about HTTP/1.1', `host: ${host}`, `Host: ${host}`);
  assert.equal(same.status, 400);
  const line = entrance.line();
  line.write('GET /about\r\n\r\n');
  assert.doesNotMatch(await text(line), /asked for/);
  assert.equal((await answerTo('GET /about HTTP/1.0', `host: ${host}`)).status, 200);
});
