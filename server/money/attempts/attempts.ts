import type { Outbox } from '../../outbox/outbox.ts';

/** A call begins once. While its outcome is unknown, look it up at the provider before another attempt. */
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
