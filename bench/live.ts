import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { publish } from '#server/live/live.ts';
import { accessTokens } from '#server/users/session/access-tokens.ts';
import { build } from '../scripts/build.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { inTurn } from './connections.ts';
import { percentile } from './figures.ts';
import { LiveStream } from './live-stream.ts';
import { Measured } from './measured.ts';
import { postgresProcesses, residentOf } from './memory.ts';
import { coreSeconds, familyOf, otherWork } from './processes.ts';

const STREAMS = 2_000;
const COMMITS = 80;
const BROADCASTS = 5;
const IDLE_MS = 10_000;
const SECRET = 'a secret of this bench, long enough for HS256';

interface Person {
  id: string;
  email: string;
}

await build();
const measured = new Measured();

for (const processes of [1, 2]) await measure(processes);
measured.conclude();

async function measure(processes: number) {
  const name = `${processes} ${processes === 1 ? 'process' : 'processes'}`;
  const marketplace = await startMarketplace({
    DEMO: 'off',
    WEB_CONCURRENCY: `${processes}`,
    ACCESS_TOKEN_SECRET: SECRET,
  });
  const database = await startEmbedded({ dir: join(marketplace.dataDir, 'postgres') });
  const sql = connect(database.target, { max: 2 });
  const streams: LiveStream[] = [];
  const ours = () => {
    const database = postgresProcesses(marketplace.dataDir);
    return residentOf(familyOf(marketplace.pid()).filter((pid) => !database.includes(pid)));
  };
  const other = otherWork(() => familyOf(marketplace.pid()));
  try {
    const people = await sql<Person[]>`
      insert into users (id, issuer, subject, email, name, role)
      select id, 'bench', id::text, id || '@example.test', 'Person', 'buyer'
      from (select gen_random_uuid() as id from generate_series(1, ${STREAMS})) made returning id, email`;
    const tokens = accessTokens(SECRET);
    const port = new URL(marketplace.url).port;
    const before = ours();
    const from = performance.now();
    await inTurn(people, 40, async (person) => {
      const token = await tokens.issue(person);
      streams.push(await LiveStream.open(port, token, person.id));
    });
    const opening = (performance.now() - from) / 1_000;
    await pause(3_000);
    const grown = ours() - before;
    const tell = (to: LiveStream[]) =>
      publish(
        sql,
        to.map(({ userId }) => ({ userId, topic: 'messages' as const })),
      );

    const one: number[] = [];
    for (let count = 0; count < COMMITS; count++) {
      const stream = streams[(count * 97) % streams.length] as LiveStream;
      one.push(...(await seen([stream], tell)));
      await pause(Math.random() * 150);
    }
    measured.add(`${name}, to one`, 'events to one of them', { count: COMMITS, failed: COMMITS - one.length });
    const all: number[] = [];
    for (let count = 0; count < BROADCASTS; count++) all.push(...(await seen(streams, tell)));
    const sent = BROADCASTS * streams.length;
    measured.add(`${name}, to all`, 'events to all of them', { count: sent, failed: sent - all.length });

    const cpu = coreSeconds(familyOf(marketplace.pid()));
    await pause(IDLE_MS);
    const idle = ((coreSeconds(familyOf(marketplace.pid())) - cpu) / IDLE_MS) * 100_000;
    console.log(`\n${name}, ${streams.length.toLocaleString('en-US')} streams (opened in ${opening.toFixed(1)} s)`);
    console.log(`  from commit to seen, one person: ${figures(one)}`);
    console.log(`  from commit to seen, all at once: ${figures(all)}`);
    console.log(`  memory a stream: ${((grown * 1024) / streams.length).toFixed(1)} kB`);
    console.log(`  idle, database included: ${idle.toFixed(1)} % of a core`);
    console.log(`  ${other()}`);
  } finally {
    for (const stream of streams) stream.close();
    await sql.end({ timeout: 5 });
    await database.stop();
    await marketplace.stop();
  }
}

/** In ms, of those who heard it in time. */
async function seen(to: LiveStream[], tell: (to: LiveStream[]) => Promise<void>) {
  const heard = to.map((stream) => stream.next());
  await tell(to);
  const committed = performance.now();
  const moments = await Promise.all(heard);
  // It may be seen before the writer has read that it is committed.
  return moments.flatMap((at) => (at === undefined ? [] : Math.max(0, at - committed)));
}

function figures(values: number[]) {
  const [half, most, longest] = [0.5, 0.95, 1].map((share) => Math.round(percentile(values, share)));
  return `p50 ${half} ms, p95 ${most} ms, longest ${longest} ms (${values.length.toLocaleString('en-US')})`;
}
