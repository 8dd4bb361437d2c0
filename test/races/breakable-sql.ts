import type postgres from 'postgres';
import type { Sql } from '#server/database/connect.ts';

type Statement = postgres.PendingQuery<postgres.Row[]> & { handler(query: { reject(fault: unknown): void }): void };
/** Sabotage: rewrites the text of a statement. */
export type Reword = (text: string) => string;
type Work = (db: Sql) => unknown;

/**
 * Wraps a pool for fault injection: `next` runs before each statement, and before and after each commit. When it
 * throws, the statement fails unsent.
 */
export function breakable(sql: Sql, next: () => void, reword: Reword = (text) => text): Sql {
  const within =
    (begin: (...given: unknown[]) => Promise<unknown>) =>
    async (...given: unknown[]) => {
      const work = given.at(-1) as Work;
      const answer = await begin(...given.slice(0, -1), async (db: Sql) => {
        const made = await work(breakable(db, next, reword));
        next();
        return made;
      });
      next();
      return answer;
    };
  return new Proxy(sql, {
    apply(target, self, given) {
      const make = (...said: unknown[]) => Reflect.apply(target as (...given: unknown[]) => unknown, self, said);
      if (!isStatement(given)) return make(...given);
      const [text, ...values] = given;
      return armed(make(reworded(text, reword), ...values) as Statement, next);
    },
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name === 'begin' || name === 'savepoint') return member && within(member.bind(target));
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

type Text = TemplateStringsArray;

const isStatement = (given: unknown[]): given is [Text, ...unknown[]] => Array.isArray(given[0]) && 'raw' in given[0];

/** The driver identifies a statement by its template object, so each is reworded once. */
const known = new WeakMap<Reword, WeakMap<Text, Text>>();
function reworded(text: Text, reword: Reword): Text {
  const texts = known.get(reword) ?? new WeakMap<Text, Text>();
  known.set(reword, texts);
  const done = texts.get(text) ?? Object.assign(text.map(reword), { raw: text.raw.map(reword) });
  texts.set(text, done);
  return done;
}

/** Fragments are built like statements, but never sent. */
function armed(statement: Statement, next: () => void) {
  const { handler: send } = statement;
  statement.handler = (query) => {
    try {
      next();
    } catch (fault) {
      query.reject(fault);
      return;
    }
    send(query);
  };
  return statement;
}
