import { partsOf, tryParts } from '../server/boot/parts/parts.ts';
import { connect } from '../server/database/connect.ts';
import { type Env, readEnv } from '../server/env.ts';
import { readSettingsFile } from './settings-file.ts';

const OLDEST_POSTGRESQL = 150_000;

/** Probes every external service and changes nothing; exit code 1 on a failure. */
try {
  readSettingsFile();
  const env = readEnv(process.env);
  for (const warning of env.warnings) say('note', warning);
  say('good', 'Settings: complete');
  await database(env);
  for (const { part, fault } of await tryParts(partsOf(env)))
    if (fault) say('bad', `${part.called}: ${fault.message}`);
    else say('good', part.called);
} catch (error) {
  say('bad', `Settings: ${(error as Error).message}`);
}

async function database({ DATABASE_URL: url }: Env) {
  if (!url) return say('good', 'Database: the embedded one');
  const sql = connect({ url }, { max: 1 });
  try {
    const [row] = await sql<{ version: number; words: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as words`;
    const isNew = (row?.version ?? 0) >= OLDEST_POSTGRESQL;
    say(
      isNew ? 'good' : 'bad',
      `Database: PostgreSQL ${row?.words}${isNew ? '' : ', and 15 is the oldest that will do'}`,
    );
  } catch (error) {
    // Driver messages may contain parts of the URL, server messages do not.
    const { code, message, severity } = error as Error & { code?: string; severity?: string };
    say('bad', `Database: DATABASE_URL: ${severity ? message : `cannot be reached (${code ?? 'unknown'})`}`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function say(state: 'good' | 'bad' | 'note', sentence: string) {
  console.log(`${state.padEnd(4)}  ${sentence}`);
  if (state === 'bad') process.exitCode = 1;
}
