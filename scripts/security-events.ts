import { findSecurityEvents, hashWith } from '../server/audit/security-events/security-events.ts';
import { findSecrets, securityEventsKey } from '../server/boot/secrets.ts';
import { carryOut, sayNothingFound, written } from './command.ts';
import { withDatabase } from './database.ts';

const DAY = 86_400_000;
const USAGE = `npm run security-events [-- --email someone@example.com] [--address 203.0.113.7] [--kind sign-in] [--days 7] [--limit 100]
  what was noted about signing in, refusals and roles, the newest first; of one person or one address where that is said`;

const { values } = written(
  {
    options: {
      email: { type: 'string' },
      address: { type: 'string' },
      kind: { type: 'string' },
      days: { type: 'string', default: '7' },
      limit: { type: 'string', default: '100' },
      help: { type: 'boolean' },
    },
  },
  USAGE,
);
const [days, limit] = [Number(values.days), Number(values.limit)];
if (values.help || !(days > 0) || !(limit > 0)) {
  console.error(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else
  await carryOut(() =>
    withDatabase(async ({ env, sql }) => {
      const hashOf = hashWith(securityEventsKey(env, await findSecrets(env, 'ACCESS_TOKEN_SECRET')));
      const found = await findSecurityEvents(sql, {
        since: new Date(Date.now() - days * DAY),
        kind: values.kind,
        person: values.email && hashOf('person', values.email),
        address: values.address && hashOf('address', values.address),
        limit: Math.floor(limit),
      });
      for (const { happenedAt, kind, outcome, person, address, count } of found)
        console.log(
          [happenedAt.toISOString(), kind, outcome, `person ${person ?? '-'}`, `address ${address ?? '-'}`, count].join(
            '  ',
          ),
        );
      if (found.length === 0) sayNothingFound('Nothing was noted.');
    }),
  );
