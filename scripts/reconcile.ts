import { openAuditor } from '../server/audit/audit.ts';
import { cardAccount } from '../server/boot/dev-services.ts';
import type { Stoppable } from '../server/boot/lifecycle.ts';
import { auditKey, findSecrets } from '../server/boot/secrets.ts';
import { RefusedStart } from '../server/database/refused-start.ts';
import { reconcile } from '../server/money/reconciliation/reconciliation.ts';
import { openStripe } from '../server/money/stripe/stripe.ts';
import { carryOut, sayNothingFound, written } from './command.ts';
import { withDatabase } from './database.ts';

written({ options: {} }, 'npm run reconcile');

/** Exit code 1 on differences or without a result. */
await carryOut(() =>
  withDatabase(async ({ env, target, sql }) => {
    const secrets = await findSecrets(env, 'ACCESS_TOKEN_SECRET');
    const running: Stoppable[] = [];
    try {
      const account = await cardAccount(env, secrets, { target, running });
      console.error(`Card provider: ${account.provider === 'stripe' ? 'Stripe' : 'the stand-in'}`);
      const done = await reconcile(
        { sql, stripe: openStripe(account), auditor: openAuditor(auditKey(env, secrets)) },
        { admin: {} },
      );
      if (!done) throw new RefusedStart('A reconciliation is running already: please try again when it has finished.');
      console.table(Object.fromEntries(done.balances.map(({ account, ...of }) => [account, of])));
      if (done.differences.length)
        console.table(done.differences, ['kind', 'bookingId', 'reference', 'ours', 'theirs']);
      console.log(done.fault ?? `${done.compared} movements of money were compared: ${done.found} differences.`);
      if (done.fault || done.found > 0) process.exitCode = 1;
      else if (done.compared === 0) sayNothingFound('No money has moved in this database: nothing is known about it.');
    } finally {
      while (running.length) await running.pop()?.stop();
    }
  }),
);
