import type { Db as JobDatabase } from 'pg-boss';
import { connect, type DatabaseTarget, type Sql } from './connect.ts';

const SETTINGS = { application_name: 'kickstand-jobs', statement_timeout: 60_000 };
const STARTS_TRANSACTION = /^\s*begin\b/i;
const ONE_JSON_TYPE = 114;
/** pg-boss binds JSON and times as text already. */
const AS_TEXT = {
  json: {
    to: ONE_JSON_TYPE,
    from: [ONE_JSON_TYPE, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
  date: {
    to: 1184,
    from: [1082, 1114, 1184],
    serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
    parse: (text: string) => new Date(text),
  },
};

/** pg-boss on our driver, as `pg` knows one host only and no standby. */
export function openJobDatabase(target: DatabaseTarget, max: number): JobDatabase & { end(): Promise<void> } {
  const sql = connect(target, { max, settings: SETTINGS, types: AS_TEXT });
  return {
    executeSql: async (text, values) => ({
      rows: await (STARTS_TRANSACTION.test(text) ? inOneSession(sql, text) : run(sql, text, values)),
    }),
    end: () => sql.end({ timeout: 5 }),
  };
}

async function run(sql: Pick<Sql, 'unsafe'>, text: string, values: unknown[] = []): Promise<object[]> {
  // Several statements answer with a list each.
  return (await sql.unsafe(text, values as never[])).flat();
}

async function inOneSession(sql: Sql, script: string) {
  const session = await sql.reserve();
  try {
    return await run(session, script);
  } catch (error) {
    await session`rollback`.catch(() => {});
    throw error;
  } finally {
    session.release();
  }
}
