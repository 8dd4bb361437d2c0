import { openAuditor } from '../server/audit/audit.ts';
import { openCards } from '../server/cards/cards.ts';
import { reconcile } from '../server/reconciliation/reconciliation.ts';
import type { Running } from '../server/running.ts';
import { auditKey, keepSecrets } from '../server/secrets.ts';
import { cardAccount } from '../server/stand-ins.ts';
import { withDatabase } from './database.ts';

/** Compares our books with the card provider's; 1 when they do not say the same. */
await withDatabase(async ({ env, target, sql }) => {
  const secrets = await keepSecrets(env.DATA_DIR);
  const running: Running[] = [];
  try {
    const cards = openCards(await cardAccount(env, secrets, { target, running }));
    const auditor = openAuditor(auditKey(env, secrets));
    const done = await reconcile({ sql, cards, auditor }, { admin: {} });
    if (!done) throw new Error('A comparison is going on already: please try again when it is over.');
    console.table(Object.fromEntries(done.balances.map(({ account, ...of }) => [account, of])));
    if (done.differences.length) console.table(done.differences, ['kind', 'bookingId', 'reference', 'ours', 'theirs']);
    console.log(done.fault ?? `${done.compared} movements of money were compared: ${done.found} differences.`);
    if (done.fault || done.found > 0) process.exitCode = 1;
  } finally {
    while (running.length) await running.pop()?.stop();
  }
});
