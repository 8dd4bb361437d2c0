import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '#contract/models.ts';
import { openMarket } from '../../test/market.ts';
import { findModels } from './catalogue.ts';

const market = await openMarket();

const first = (typed: string, brand?: string) => findModels(typed, { brand })[0]?._id;

test('whatever a person types, the model that they mean comes first', () => {
  for (const [typed, id] of [
    ['pulsar 150', 'bajaj-pulsar-150'],
    ['PULSAR150', 'bajaj-pulsar-150'],
    ['pulser 150', 'bajaj-pulsar-150'],
    ['150 pulsar', 'bajaj-pulsar-150'],
    ['palsa', 'bajaj-pulsar-150'],
    ['splend', 'hero-splendor-plus'],
    ['splind', 'hero-splendor-plus'],
    ['gixe', 'suzuki-gixxer'],
    ['bajaj palsar 150', 'bajaj-pulsar-150'],
    ['mt15', 'yamaha-mt-15'],
    ['MT-15', 'yamaha-mt-15'],
    ['r15 v3', 'yamaha-r15'],
    ['yamaha r15 v3', 'yamaha-r15'],
    ['fz s', 'yamaha-fz-s'],
    ['fzs', 'yamaha-fz-s'],
    ['CB 500X', 'honda-cb-500x'],
    ['CB500X', 'honda-cb-500x'],
    ['vstrom 650', 'suzuki-v-strom-650'],
    ['gixer sf', 'suzuki-gixxer-sf'],
    ['apace rtr 160', 'tvs-apache-rtr-160'],
    ['classic350', 'royal-enfield-classic-350'],
    ['royal enfiled classic', 'royal-enfield-classic-350'],
    ['xsr155', 'yamaha-xsr-155'],
    ['splendor pl', 'hero-splendor-plus'],
    ['splendor+', 'hero-splendor-plus'],
    ['tenere', 'yamaha-tenere-700'],
    ['Ténéré 700', 'yamaha-tenere-700'],
    ['৩৯০ duke', 'ktm-390-duke'],
    ['পালসার ১৫০', 'bajaj-pulsar-150'],
    ['पल्सर १५०', 'bajaj-pulsar-150'],
  ] as const)
    assert.equal(first(typed), id, typed);
});

test('what is sold most comes first while little is typed; the brand narrows it', () => {
  const pulsars = findModels('pul', { brand: 'BAJAJ' }).map(({ name }) => name);
  assert.equal(pulsars.length, contract.SUGGESTIONS);
  assert.ok(pulsars.every((name) => name.startsWith('Pulsar')));
  assert.ok(pulsars.indexOf('Pulsar 150') < pulsars.indexOf('Pulsar 180'));
  assert.equal(first('jupiter', 'YAMAHA'), 'yamaha-jupiter');
  assert.equal(first('jupiter', 'TVS'), 'tvs-jupiter');
  assert.equal(first('jupiter', 'hero honda'), undefined);
  assert.equal(findModels('splendor', { limit: 2 }).length, 2);
});

test('nothing that is meant by nothing', () => {
  for (const typed of ['qqqq', 'washing machine', '🏍️ ❤️ ১২৩৪৫৬', "'; drop table"])
    assert.deepEqual(findModels(typed), [], typed);
  assert.ok(findModels('', { brand: 'HERO' }).every(({ brandName }) => brandName === 'HERO'));
});

test('anybody can ask for models', async () => {
  const ask = (query: object) => market.nobody.call(contract.findModels, { query });
  const { status, body, headers } = await ask({ q: 'pulser 150', brand: 'bajaj' });
  assert.deepEqual([status, body[0]?._id, body[0]?.engineCc], [200, 'bajaj-pulsar-150', 149]);
  assert.equal(headers.get('cache-control'), 'public, no-cache');
  assert.deepEqual((await ask({ q: 'no such thing' })).body, []);
  assert.equal((await ask({})).body.length, contract.SUGGESTIONS);
});
