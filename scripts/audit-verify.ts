import { headText, openAuditor, readHead, verifyAudit } from '../server/audit/audit.ts';
import { auditKey, findSecrets } from '../server/boot/secrets.ts';
import { carryOut, sayNothingFound, written } from './command.ts';
import { withDatabase } from './database.ts';

const USAGE = `npm run audit:verify [-- --head number:link]
  --head    head of the last run: detects a truncated audit`;

const { values } = written({ options: { head: { type: 'string' } } }, USAGE);
const head = values.head === undefined ? undefined : readHead(values.head);
if (values.head !== undefined && !head) {
  console.error(USAGE);
  process.exitCode = 2;
} else
  await carryOut(() =>
    withDatabase(async ({ env, sql }) => {
      const auditor = openAuditor(auditKey(env, await findSecrets(env, 'ACCESS_TOKEN_SECRET', 'AUDIT_SECRET')));
      const findings = verifyAudit({ sql, auditor }, head);
      let found = 0;
      let finding = await findings.next();
      for (; !finding.done; finding = await findings.next()) {
        console.error(`${finding.value.kind}: ${finding.value.says}`);
        found++;
      }
      const { rows, head: last } = finding.value;
      console.log(`${rows} rows were read.`);
      if (found > 0) {
        console.log(`${found} findings.`);
        process.exitCode = 1;
      } else if (rows > 0) console.log('The audit is as it was written.');
      else sayNothingFound('There is nothing in the audit: nothing is known about it.');
      console.log(`--head ${headText(last)}`);
    }),
  );
