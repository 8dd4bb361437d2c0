import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { expireBookings } from './bookings/bookings.ts';
import type { DatabaseTarget } from './database/connect.ts';
import type { Market } from './market.ts';
import { forgetOldKeys } from './once/once.ts';
import { refundLatePayments } from './payments/payments.ts';

const EVERY_MINUTE = '* * * * *';

/** Runs what is due, once however many machines there are; each job is safe to run twice. */
export async function startJobs(market: Market, target: DatabaseTarget, log: FastifyBaseLogger) {
  const jobs = {
    'give-up-unpaid-bookings': () => expireBookings(market.sql),
    'forget-old-keys': () => forgetOldKeys(market.sql),
    'refund-late-payments': () => refundLatePayments(market),
  };
  const connection = 'url' in target ? { connectionString: target.url } : target;
  const boss = new PgBoss({ ...connection, max: 2, application_name: 'kickstand-jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'A job could not run'));
  await boss.start();
  for (const [name, work] of Object.entries(jobs)) {
    await boss.createQueue(name, { policy: 'singleton' });
    await boss.work(name, async () => {
      await work();
    });
    await boss.schedule(name, EVERY_MINUTE);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
}
