import assert from 'node:assert/strict';
import { test } from 'node:test';
import { intentOf, localProvider, outcomeOf } from './local-provider.ts';

test('an intent is named by its client secret', () => {
  assert.equal(intentOf('pi_abc_secret_def'), 'pi_abc');
});

test('only a succeeded intent is paid', () => {
  assert.deepEqual(outcomeOf({ ok: { id: 'pi_1', status: 'succeeded' } }), { transactionId: 'pi_1' });
  assert.ok('refusal' in outcomeOf({ ok: { id: 'pi_1', status: 'processing' } }));
});

test('an intent that was paid before is paid, not refused', () => {
  const error = { message: 'unexpected state', payment_intent: { id: 'pi_1', status: 'succeeded' } };
  assert.deepEqual(outcomeOf({ error }), { transactionId: 'pi_1' });
});

test("the provider's sentence is what the buyer reads", () => {
  const refused = { id: 'pi_1', status: 'requires_payment_method' };
  assert.deepEqual(outcomeOf({ error: { message: 'Your card was declined.', payment_intent: refused } }), {
    refusal: 'Your card was declined.',
  });
  assert.deepEqual(outcomeOf({ ok: { ...refused, last_payment_error: { message: 'The bank said no.' } } }), {
    refusal: 'The bank said no.',
  });
});

test('a card that is not filled in is sent nowhere, and the buyer reads what is missing', async () => {
  const nowhere = { provider: 'local', origin: 'http://127.0.0.1:9', publishableKey: 'pk_test' } as const;
  const { takeCard } = localProvider(nowhere);
  const billing = { name: 'Nadia', email: 'nadia@example.test' };
  const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
  for (const [gap, word] of [
    [{ number: '' }, 'number'],
    [{ expiry: '12' }, 'expiry'],
    [{ cvc: ' ' }, 'security code'],
  ] as const) {
    const taken = await takeCard({ ...good, ...gap }, billing);
    assert.match('error' in taken ? taken.error.message : '', new RegExp(`${word} is incomplete`));
  }
});
