import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredEndpoints } from '../../test/endpoints.ts';
import { openMarket } from '../../test/market.ts';

const { url } = await openMarket();

test('the OpenAPI document names every call of the contract, and no other', async () => {
  const { paths } = await (await fetch(`${url}/docs/json`)).json();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = [...(await declaredEndpoints()).values()].map(
    ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  assert.deepEqual(described.sort(), declared.sort());
});

test('it says which calls need a confirmed e-mail address', async () => {
  const { paths } = await (await fetch(`${url}/docs/json`)).json();
  for (const [name, { method, path, needs }] of await declaredEndpoints()) {
    const operation = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()];
    const says = /needs a confirmed e-mail address.*address-unconfirmed/i.test(operation.description ?? '');
    assert.equal(says, needs !== undefined, name);
    assert.equal(/suspended/.test(operation.description ?? ''), needs === 'good-standing', name);
  }
});

test('the page to read it finds its files, under a policy that allows nothing inline', async () => {
  const page = await fetch(`${url}/docs`);
  assert.equal(page.status, 200);
  assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /script-src[^;]*unsafe-inline/);
  const files = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  assert.ok(files.length > 2);
  for (const file of files) {
    const { status, body } = await fetch(new URL(file ?? '', page.url));
    await body?.cancel();
    assert.equal(status, 200, file);
  }
});

test('it says what a stream is, and from where it goes on', async () => {
  const { paths } = await (await fetch(`${url}/docs/json`)).json();
  const { get } = paths['/api/live'];
  assert.ok(
    get.parameters.some((one: { name: string; in: string }) => one.in === 'header' && one.name === 'last-event-id'),
  );
  assert.deepEqual(Object.keys(get.responses[200].content), ['text/event-stream']);
});
