import type { Inside, Unruly } from '../unruly.ts';
import { bankActs } from './bank-acts.ts';
import { lineFaults } from './line-faults.ts';
import type { Mood } from './mood.ts';
import { webhookFaults } from './webhook-faults.ts';

export type Misbehaviour = ReturnType<typeof misbehave>;

/** Pass it to `startCards` as `unruly`, and set its faults while it runs. */
export function misbehave({ random = Math.random, byHand = false }: Partial<Mood> = {}) {
  let provider: Inside | undefined;
  const inside = () => {
    if (!provider) throw new Error('No provider runs with this misbehaviour');
    return provider;
  };
  const mood: Mood = { random, byHand };
  const line = lineFaults(mood);
  const webhooks = webhookFaults(mood, line, inside);
  const hooks: Unruly = {
    started(started) {
      provider = started;
    },
    stopping: line.cutAll,
    onRequest: line.onRequest,
    onRound: webhooks.onRound,
    onEvent: webhooks.onEvent,
  };
  return Object.assign(mood, hooks, {
    line,
    webhooks,
    ...bankActs(line, inside),
    drain: webhooks.drain,
    release: webhooks.release,
    timeoutAfterSuccess: line.timeoutAfterSuccess,
    /** Removes all faults, and drops undelivered events. */
    async reset() {
      line.reset();
      await webhooks.reset();
    },
  });
}
