import type { Sql } from '#server/database/connect.ts';
import type { Claimed, Outbox } from '#server/outbox/outbox.ts';

export interface TestTask extends Pick<Claimed, 'attempt' | 'begun'> {
  id: number;
  owner: string;
}

/** An outbox for tests of the common behaviour. */
export const TEST_OUTBOX: Outbox<TestTask> = {
  noun: 'An errand',
  level: 'warn',
  table: 'errands',
  alias: 'e',
  key: { id: 'id' },
  dueAt: 'due_at',
  attempts: 'attempt',
  begunAt: 'begun_at',
  holder: 'held_by',
  fault: 'fault',
  leaseSeconds: 60,
  outageSeconds: 0,
  waitMinutes: [1, 2, 4],
  failures: ({ attempt }) => attempt - 1,
  from: (db) => db`errands e`,
  columns: (db) => db`e.owner`,
  when: (db) => db`e.state = 'due'`,
  person: (db) => db`e.owner`,
  givenUp: (db) => db`state = 'stuck', due_at = null`,
  facts: ({ id }) => ({ errand: id }),
};

export async function openTestOutbox(sql: Sql) {
  await sql`
    create table errands (
      id int primary key generated always as identity, owner text not null, due_at timestamptz default now(),
      attempt int not null default 1, begun_at timestamptz, held_by uuid, fault text, state text not null default 'due')`;
  return {
    async add(owner: string, many = 1) {
      const rows = await sql<{ id: number }[]>`
        insert into errands (owner, due_at)
        select ${owner}, now() - interval '1 hour' + make_interval(secs => n) from generate_series(1, ${many}::int) n
        returning id`;
      return rows.map(({ id }) => id);
    },
    async read(id: number) {
      const [row] = await sql`
        select state, attempt, begun_at is not null as begun, fault, extract(epoch from due_at - now())::float8 as seconds
        from errands where id = ${id}`;
      return row ?? {};
    },
    pass: (minutes: number) => sql`update errands set due_at = due_at - make_interval(mins => ${minutes})`,
    clear: () => sql`truncate errands`,
  };
}
