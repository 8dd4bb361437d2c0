import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { demoBikes } from '../../demo/bikes.ts';
import { openMarket } from '../../test/market.ts';
import { openStripe } from '../money/stripe/stripe.ts';
import { fillDemo } from './demo.ts';

const { market, secrets } = await openMarket();

test('the demo is filled although the card provider is out of reach; the operator is told so, once', async () => {
  const warnings: string[] = [];
  const identity = { issuer: 'https://bikes.example.test', enrol: async () => randomUUID() };
  const unreachable = { ...market, stripe: openStripe({ ...secrets, origin: 'http://127.0.0.1:9' }) };
  await fillDemo(unreachable, identity, { warn: (_facts: unknown, text?: string) => void warnings.push(text ?? '') });
  const [found] = await market.sql<{ bikes: number; paid: number }[]>`
    select count(*) as bikes, count(*) filter (where status = 'sold') as paid from products`;
  assert.deepEqual([found?.bikes, found?.paid], [demoBikes.length, 0]);
  assert.equal(warnings.length, 1);
  assert.match(warnings[0] ?? '', /^The card provider cannot be reached/);
});
