import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#server/database/connect.ts';
import { build } from '../scripts/build.ts';
import { findPrograms } from '../scripts/rehearsal/programs.ts';
import { startIssuer } from '../test/issuer.ts';
import { type Marketplace, startMarketplace } from '../test/marketplace.ts';
import { Acknowledged } from './failover/acknowledged.ts';
import { Cluster, forget, INSTALL, PROGRAMS } from './failover/cluster.ts';
import { FAULTS, type Fault, promotion } from './failover/faults.ts';
import { type Letter, repeatsIn } from './failover/letters.ts';
import { Load } from './failover/load.ts';
import { openMailbox } from './failover/mailbox.ts';
import { openNetwork } from './failover/network.ts';
import { openProxies, PROXY_PROGRAMS, WAYS } from './failover/proxies.ts';
import { lost, lostLetters, twice, unsentLetters } from './failover/truth.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/**
 * `node bench/failover.ts [--through haproxy] [fault …]`, as root on Debian: a Patroni pair on machines of its own, and
 * two processes of ours.
 */
const { values, positionals: chosen } = parseArgs({ allowPositionals: true, options: { through: { type: 'string' } } });
const way = WAYS.find((name) => name === values.through);
const CALM_SECONDS = 8;
/** Longer than the lease of a letter, which holds up what a killed process had begun. */
const LETTERS_SECONDS = 330;
const unknown = chosen.filter((name) => !FAULTS[name]);
if (unknown.length)
  throw new Error(`No such fault: ${unknown.join(', ')}. There are ${Object.keys(FAULTS).join(', ')}`);

if (values.through && !way) throw new Error(`There are ${WAYS.join(', ')}`);

const programs = findPrograms([...PROGRAMS, ...(way ? PROXY_PROGRAMS : [])], INSTALL);
await build();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-failover-'));
chmodSync(folder, 0o755);
const measured = new Measured();
const network = await openNetwork(2);
const endings: (() => unknown)[] = [() => network.close(), () => forget(folder)];
process.once('SIGINT', () => void end().then(() => process.exit(130)));
try {
  const cluster = await Cluster.start(folder, network.machines, programs);
  endings.push(() => cluster.stop());
  const at = (place: string, name: string) => `postgres://postgres@${place}/${name}`;
  const servers = cluster.members.map(({ place }) => place).join(',');
  const [maintenance, direct] = [at(servers, 'postgres'), at(servers, 'market')];
  const proxies = way && (await openProxies(way, folder, cluster.members, programs));
  if (proxies) endings.push(() => proxies.stop());
  const url = proxies ? at(proxies.place, 'market') : direct;
  const admin = connect({ url: maintenance }, { max: 1 });
  await admin`create database market`;
  await admin.end();
  const sql = connect({ url: direct }, { max: 2 });
  endings.push(() => sql.end({ timeout: 0 }));
  const [issuer, mailbox] = [await startIssuer(), await openMailbox()];
  endings.push(
    () => issuer.stop(),
    () => mailbox.stop(),
  );
  const [processes, kills]: [Marketplace[], number[]] = [[], []];
  for (let count = 0; count < 2; count++) {
    processes.push(
      await startMarketplace({ ...settings(url, issuer.trusted, mailbox.port), DATA_DIR: join(folder, 'shared') }),
    );
    endings.push(() => processes[count]?.kill());
  }
  const rows = [];
  for (const name of chosen.length ? chosen : Object.keys(FAULTS)) rows.push(await suffer(FAULTS[name] as Fault));
  const letters = await judgeLetters();
  console.log();
  printTable(rows);
  console.log();
  printTable([letters]);
  measured.conclude();

  async function suffer(fault: Fault) {
    await cluster.healthy();
    const primary = await cluster.leader();
    const standby = cluster.members.find((member) => member !== primary);
    if (!primary || !standby) throw new Error('There is no leader');
    const scene = { cluster, primary, standby, processes, kills };
    const acknowledged = new Acknowledged();
    const load = await Load.open(
      processes.map((one) => `${one.url}/api`),
      issuer,
      acknowledged,
    );
    load.start();
    await pause(CALM_SECONDS * 1_000);
    const [begun, over] = [Date.now(), new AbortController()];
    const promoting = promotion(scene, over.signal);
    await fault.begin(scene);
    await pause(fault.lasts * 1_000);
    const ended = Date.now();
    await fault.end(scene);
    await cluster.healthy();
    await pause(CALM_SECONDS * 1_000);
    over.abort();
    const promotedAt = await promoting;
    await load.stop();
    const longest = acknowledged.longestPause(begun);
    const [missing, doubled] = [await lost(sql, acknowledged), await twice(sql)];
    for (const fact of [...missing, ...doubled]) console.error(fact);
    console.log(`${fault.name}: ${acknowledged.writes.length} writes, ${acknowledged.reads} reads; refused:`);
    for (const [why, count] of acknowledged.refusals) console.log(`  ${count} × ${why}`);
    if (missing.length || doubled.length || acknowledged.stale) process.exitCode = 1;
    measured.add(fault.name, 'acknowledged writes', { count: acknowledged.writes.length, failed: missing.length });
    const promoted = promotedAt && promotedAt < ended ? promotedAt : undefined;
    const row = {
      fault: fault.name,
      's without writes': longest.seconds,
      'promoted after, s': promoted ? ((promoted - begun) / 1_000).toFixed(1) : 'no',
      'writes after that, s': promoted ? Math.max(0, (longest.end - promoted) / 1_000).toFixed(1) : '',
      lost: missing.length,
      stale: acknowledged.stale,
      twice: doubled.length,
      'by hand': fault.byHand,
    };
    printTable([row]);
    return row;
  }

  async function judgeLetters() {
    const until = Date.now() + LETTERS_SECONDS * 1_000;
    while ((await unsentLetters(sql)) > 0 && Date.now() < until) await pause(1_000);
    const unsent = await unsentLetters(sql);
    const idOf = ({ messageId }: Letter) => messageId.slice(1, messageId.indexOf('@'));
    const missing = await lostLetters(sql, new Set(mailbox.letters.map(idOf)));
    const { afterKill, again, copied } = repeatsIn(mailbox.letters, kills);
    for (const { messageId, to, subject } of [...again, ...copied]) console.error(messageId, to, subject);
    if (unsent || missing || again.length || copied.length) process.exitCode = 1;
    return {
      letters: mailbox.letters.length,
      unsent,
      lost: missing,
      'again after a kill, one Message-ID': afterKill.length,
      'again without a kill': again.length,
      'copied, two Message-IDs': copied.length,
    };
  }
} finally {
  await end();
}
process.exit();

function settings(url: string, { issuer, jwksUrl }: { issuer: string; jwksUrl: string }, smtpPort: number) {
  return {
    DEMO: 'off',
    DATABASE_URL: url,
    ID_ISSUER: issuer,
    ID_JWKS_URL: jwksUrl,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`,
    CONVERSATION_BEGUN_BY_NEW_ACCOUNT: '1000',
    CONVERSATION_MESSAGES_A_DAY: '10000',
    LOG_LEVEL: 'fatal',
  };
}

async function end() {
  while (endings.length) await Promise.resolve(endings.pop()?.()).catch((error) => console.error(error));
}
