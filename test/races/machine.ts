import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from '#server/app.ts';
import type { AppContext } from '#server/context.ts';
import { connect } from '#server/database/connect.ts';
import { ALL_THE_TIME, type TestMarket } from '../market.ts';
import { breakable, type Reword } from './breakable-sql.ts';

/** One process of the marketplace; database and card provider are shared. */
export interface Machine {
  url: string;
  market: AppContext;
  /** Logged server faults. */
  errors: string[];
  log: FastifyBaseLogger;
  /** Crashes before the statement after this many. */
  dieAfter(statements: number): void;
  /** Cancels the crash. */
  spare(): void;
  dead(): boolean;
  stop(): Promise<void>;
}

export class Died extends Error {}

const CONNECTIONS = 6;

export async function startMachine(town: Pick<TestMarket, 'market' | 'target'>, reword?: Reword): Promise<Machine> {
  const sql = connect(town.target, { max: CONNECTIONS });
  // Ending a connecting driver would leave an unhandled rejection.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select`));
  let left = Number.POSITIVE_INFINITY;
  const living = () => {
    if (left < 0) throw new Died();
  };
  const next = () => {
    living();
    left--;
    if (left >= 0) return;
    // Closing the connections makes the database roll back.
    void sql.end({ timeout: 0 });
    throw new Died();
  };
  const { market } = town;
  const mortal: AppContext = {
    ...market,
    sql: breakable(sql, next, reword),
    stripe: reaching(market.stripe, living),
    mailer: reaching(market.mailer, living),
  };
  const errors: string[] = [];
  const app = await createApp(mortal, {
    logLevel: 'error',
    logStream: { write: (line) => errors.push(line) },
    rateLimit: false,
    loadShedding: ALL_THE_TIME,
    trustProxy: false,
    neighbours: [],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`,
    market: mortal,
    errors,
    log: app.log,
    dieAfter(statements) {
      left = Math.min(left, statements);
    },
    spare() {
      if (left >= 0) left = Number.POSITIVE_INFINITY;
    },
    dead: () => left < 0,
    async stop() {
      await app.close();
      await sql.end({ timeout: 1 });
    },
  };
}

/** A crashed machine sends no call and sees no response. */
function reaching<T extends object>(port: T, living: () => void): T {
  return new Proxy(port, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        living();
        const answer = await member.apply(target, given);
        living();
        return answer;
      };
    },
  });
}
