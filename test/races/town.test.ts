import assert from 'node:assert/strict';
import { after, mock, test } from 'node:test';
import { listHeldPayouts } from '#contract/payouts.ts';
import { ACCESS_TOKEN_MINUTES } from '#contract/session.ts';
import { adminOf, castOf } from './cast.ts';
import { openTown } from './town.ts';

const town = await openTown();
after(town.stop);

test('a town outlives the access token of its admin, who is the same person in each race', async () => {
  const early = adminOf(await castOf(town, { oneSeller: true }));
  mock.timers.enable({ apis: ['Date'], now: Date.now() + (ACCESS_TOKEN_MINUTES + 1) * 60_000 });
  try {
    const late = adminOf(await castOf(town, { oneSeller: true }));
    assert.equal((await early.call(listHeldPayouts)).status, 401);
    assert.equal((await late.call(listHeldPayouts)).status, 200);
    assert.equal(late.id, early.id);
  } finally {
    mock.timers.reset();
  }
});
