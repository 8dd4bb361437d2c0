import { PgBoss } from 'pg-boss';
import { ADMIN_JOBS } from '#contract/admin-jobs.ts';
import { suspendUser as suspendEndpoint } from '#contract/suspensions.ts';
import { changeAdminJob } from '#contract/users.ts';
import { openAuditor } from '../../server/audit/audit.ts';
import { openSecurityEvents } from '../../server/audit/security-events/security-events.ts';
import { auditKey, findSecrets, securityEventsKey } from '../../server/boot/secrets.ts';
import { readVersion } from '../../server/boot/version.ts';
import { openJobDatabase } from '../../server/database/job-database.ts';
import { RefusedStart } from '../../server/database/refused-start.ts';
import { beginMaintenance, endMaintenance } from '../../server/maintenance/maintenance.ts';
import { rebuildMarketFigures } from '../../server/market-figures/market-figures.ts';
import { liftSuspension, suspendUser } from '../../server/suspensions/suspensions.ts';
import { memberByEmail } from '../../server/users/membership/membership.ts';
import { dismissAdmin, giveJob, promoteToAdmin, viewerById } from '../../server/users/users.ts';
import type { Place } from '../database.ts';

interface Words {
  subject: string;
  as?: string | undefined;
  job?: string | undefined;
  reason?: string | undefined;
  words?: string | undefined;
  days?: string | undefined;
}

interface AdminCommand {
  /** What is written behind its name. */
  takes?: string;
  says: string;
  run(place: Place, words: Words): Promise<string>;
}

export const ADMIN_COMMANDS: Record<string, AdminCommand> = {
  version: { says: 'which version this is, and which schema the database has', run: version },
  'make-admin': {
    takes: `EMAIL [--job ${ADMIN_JOBS.join('|')}]`,
    says: 'give somebody the role of an admin, or an admin another job; without a job an owner',
    run: makeAdmin,
  },
  'unmake-admin': { takes: 'EMAIL', says: 'take it back; they are a buyer then', run: unmakeAdmin },
  suspend: {
    takes: 'EMAIL --as ADMIN --reason scam --words "…" [--days 30]',
    says: 'suspend a buyer or seller in the name of an admin',
    run: suspend,
  },
  lift: { takes: 'EMAIL --as ADMIN', says: 'end a suspension', run: lift },
  'reset-password': { takes: 'EMAIL', says: 'send the letter with which they choose a password', run: resetPassword },
  'resend-letter': { takes: 'EMAIL', says: 'send the letter that confirms their address again', run: resendLetter },
  'run-job': { takes: 'JOB', says: 'let the running marketplace run a scheduled job now', run: runJob },
  maintenance: {
    takes: 'on|off [--words "Back at 14:00"]',
    says: 'refuse changes and let jobs wait, while reading goes on; or end that',
    run: maintenance,
  },
  'rebuild-figures': { says: 'count the figures of the market anew for all days', run: rebuildFigures },
};

export const USAGE = [
  'npm run admin -- COMMAND',
  ...Object.entries(ADMIN_COMMANDS).map(
    ([name, { takes = '', says }]) => `  ${`${name} ${takes}`.trim()}\n      ${says}`,
  ),
].join('\n');

async function version({ sql }: Place) {
  const { version, commit = 'unknown commit', schema, node } = await readVersion();
  const [applied] = await sql<{ name: string }[]>`select name from migrations order by name desc limit 1`;
  const database = applied?.name.replace('.sql', '') ?? 'nothing';
  return [
    `Kickstand ${version} (${commit}) on Node ${node}`,
    `Schema of this version: ${schema}`,
    `Schema of the database: ${database}`,
  ].join('\n');
}

async function makeAdmin(place: Place, { subject, job }: Words) {
  const wished = changeAdminJob.body.safeParse({ job: job ?? 'owner' });
  if (!wished.success) throw new RefusedStart(`--job: ${wished.error.issues[0]?.message}`);
  const { id, role } = await personAt(place, subject);
  const person = { id, email: subject };
  if (role !== 'admin') {
    await acting(place, (services) => promoteToAdmin(services, person, wished.data.job));
    return `${subject} is an admin now, with the job ${wished.data.job}.`;
  }
  if (!job) return `${subject} is an admin already. --job gives them another job.`;
  const isGiven = await acting(place, (services) => giveJob(services, person, wished.data.job));
  return isGiven
    ? `${subject} has the job ${wished.data.job} now.`
    : `${subject} has that job already, or is the only owner: make another one first.`;
}

async function unmakeAdmin(place: Place, { subject }: Words) {
  const person = await personAt(place, subject);
  const isDismissed = await acting(place, (services) => dismissAdmin(services, { id: person.id, email: subject }));
  if (!isDismissed) throw new RefusedStart(`${subject} is no admin, or the only owner: make another one first.`);
  const isNamed = place.env.adminEmails.includes(subject);
  return `${subject} is a buyer now.${isNamed ? ' ADMIN_EMAILS names them: take them out there, or the next login makes them an admin again.' : ''}`;
}

async function suspend(place: Place, { subject, as, reason, words, days }: Words) {
  const wish = suspendEndpoint.body.safeParse({ reason, words, ...(days && { days: Number(days) }) });
  if (!wish.success)
    throw new RefusedStart(wish.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
  const admin = await adminAt(place, as);
  const count = await acting(place, (services) => suspendUser(services, admin, subject, wish.data));
  return count ? `${subject} is suspended.` : `${subject} was suspended already.`;
}

async function lift(place: Place, { subject, as }: Words) {
  const admin = await adminAt(place, as);
  const count = await acting(place, (services) => liftSuspension(services, admin, subject));
  return count ? `${subject} is not suspended any more.` : `${subject} was not suspended.`;
}

function resetPassword(place: Place, { subject }: Words) {
  return sendLetter(place, 'request-password-reset', subject);
}

function resendLetter(place: Place, { subject }: Words) {
  return sendLetter(place, 'send-verification-email', subject);
}

async function sendLetter({ env }: Place, call: string, email: string) {
  if (env.ID_ISSUER) throw new RefusedStart('ID_ISSUER is set: its letters are sent by that identity service.');
  const answer = await fetch(`${env.localUrl}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: env.publicUrl },
    body: JSON.stringify({ email }),
  }).catch(() => undefined);
  if (!answer) throw new RefusedStart(`No marketplace answers at ${env.localUrl}: it sends the letter. Is it running?`);
  if (!answer.ok) throw new RefusedStart(`The letter was refused (${answer.status}): ${await answer.text()}`);
  return `If ${email} has an account, the letter is on its way.`;
}

async function runJob({ target }: Place, { subject }: Words) {
  const db = openJobDatabase(target, 1);
  const boss = new PgBoss({ db, supervise: false, schedule: false, migrate: false });
  try {
    await boss.start();
    const schedules = await boss.getSchedules();
    const names = schedules.map(({ name }) => name).sort();
    if (!names.includes(subject)) throw new RefusedStart(`There is no such job. These are: ${names.join(', ')}`);
    await boss.send(subject);
    return `${subject} begins within seconds, if a marketplace is running.`;
  } finally {
    await boss.stop({ graceful: false });
    await db.end();
  }
}

async function maintenance({ sql }: Place, { subject, words }: Words) {
  if (subject === 'on') {
    await beginMaintenance(sql, words);
    return 'Changes are refused within seconds. `npm run admin -- maintenance off` ends it.';
  }
  if (subject !== 'off') throw new RefusedStart('Please write `maintenance on` or `maintenance off`.');
  return (await endMaintenance(sql)) ? 'Maintenance has ended.' : 'There was no maintenance.';
}

async function rebuildFigures({ sql }: Place) {
  await rebuildMarketFigures(sql);
  const [counted] = await sql<{ days: number }[]>`select count(distinct day)::int as days from market_figures`;
  return `Figures of ${counted?.days ?? 0} days were counted.`;
}

async function personAt({ sql }: Place, email: string) {
  const [person] = await memberByEmail(sql, email.toLowerCase());
  if (!person) throw new RefusedStart(`Nobody here has the address ${email}.`);
  return person;
}

async function adminAt(place: Place, email: string | undefined) {
  if (!email) throw new RefusedStart('Please name the admin who decides: --as admin@example.com');
  const { id } = await personAt(place, email);
  const admin = await viewerById(place.sql, id);
  if (admin?.role !== 'admin') throw new RefusedStart(`${email} is no admin.`);
  return admin;
}

type Services = Parameters<typeof promoteToAdmin>[0];

/** With the audit's key, so that what was done is signed like everything else. */
async function acting<T>({ env, sql }: Place, work: (services: Services) => Promise<T>): Promise<T> {
  const secrets = await findSecrets(env, 'ACCESS_TOKEN_SECRET', 'AUDIT_SECRET');
  const key = securityEventsKey(env, secrets);
  const log = { info: () => {}, warn: console.error, error: console.error };
  const securityEvents = openSecurityEvents({ sql, log, key });
  try {
    return await work({ sql, auditor: openAuditor(auditKey(env, secrets)), securityEvents });
  } finally {
    await securityEvents.stop();
  }
}
