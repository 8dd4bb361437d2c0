import type { Outbox } from '../../outbox/outbox.ts';

/** Money is sent once: begun before the call, and looked up before another attempt while the outcome is unknown. */
export const MONEY = {
  level: 'error',
  key: { productId: 'product_id', id: 'id' },
  dueAt: 'next_attempt_at',
  attempts: 'attempt',
  begunAt: 'begun_at',
  fault: 'fault',
  leaseSeconds: 120,
  outageSeconds: 0,
  waitMinutes: [1, 10, 60, 360],
  givenUp: (db) => db`status = 'stuck', next_attempt_at = now()`,
} satisfies Partial<Outbox<never>>;
