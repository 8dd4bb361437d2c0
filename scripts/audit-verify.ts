import { parseArgs } from 'node:util';
import { headText, openAuditor, readHead, verifyAudit } from '../server/audit/audit.ts';
import { auditKey, keepSecrets } from '../server/secrets.ts';
import { withDatabase } from './database.ts';

const USAGE = `npm run audit:verify [-- --head number:link]
  --head    what it said last time: shows whether the end of the audit was cut off since`;

const { values } = parseArgs({ options: { head: { type: 'string' } } });
const head = values.head === undefined ? undefined : readHead(values.head);
if (values.head !== undefined && !head) {
  console.error(USAGE);
  process.exitCode = 2;
} else
  await withDatabase(async ({ env, sql }) => {
    const auditor = openAuditor(auditKey(env, await keepSecrets(env.DATA_DIR)));
    const looking = verifyAudit({ sql, auditor }, head);
    let found = 0;
    let look = await looking.next();
    for (; !look.done; look = await looking.next()) {
      console.error(`${look.value.kind}: ${look.value.says}`);
      found++;
    }
    console.log(found === 0 ? 'The audit is as it was written.' : `${found} findings.`);
    console.log(`--head ${headText(look.value)}`);
    if (found > 0) process.exitCode = 1;
  });
