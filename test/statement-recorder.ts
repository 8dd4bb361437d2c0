import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/database/connect.ts';
import type { TestDatabase } from './database.ts';
import { dialled, redirected } from './database-address.ts';

const QUIET_MS = 15;
const VERSION_3 = 196_608;

export interface Sent {
  text: string;
  /** A named prepared statement. */
  prepared: boolean;
  /** Round trips before it could be sent, its own included. */
  round: number;
}

export interface StatementRecorder {
  /** Through the proxy; a single connection, so that a nested request for another one deadlocks visibly. */
  database: TestDatabase;
  /** Statements on the market's tables during an action, and until the server is idle. */
  during<T>(act: () => Promise<T>): Promise<{ result: T; sent: Sent[] }>;
}

/** A proxy between driver and server that records statements. */
export async function recordStatements(database: TestDatabase): Promise<StatementRecorder> {
  let sent: Sent[] = [];
  let [unanswered, round, isAnswered] = [0, 0, true];
  const say = (text: string, prepared: boolean) => {
    if (isAnswered) round++;
    isAnswered = false;
    sent.push({ text, prepared, round });
  };
  const lines = new Set<Socket>();
  const server = createServer((driver) => {
    const host = dialled(database.target);
    const receive = listener(say);
    driver.on(
      'data',
      frames(false, (type, body) => {
        if (type === 'S' || type === 'Q') unanswered++;
        receive(type, body);
      }),
    );
    host.on(
      'data',
      frames(true, (type) => {
        if (type !== 'Z') return;
        unanswered--;
        isAnswered = true;
      }),
    );
    for (const [one, other] of [[driver, host] as const, [host, driver] as const]) {
      lines.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => lines.delete(one));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const target = redirected(database.target, (server.address() as AddressInfo).port);
  const sql = connect(target, { max: 1 });
  return {
    database: {
      target,
      sql,
      async stop() {
        await sql.end({ timeout: 5 });
        for (const line of lines) line.destroy();
        server.close();
        await database.stop();
      },
    },
    async during(act) {
      [sent, round, isAnswered] = [[], 0, true];
      const result = await act();
      for (let count = -1; unanswered > 0 || count < sent.length; ) {
        count = sent.length;
        await pause(QUIET_MS);
      }
      return { result, sent };
    },
  };
}

/** Their polls serve concurrent requests. */
const LOOKING = ['changes', 'live'].map((poller) => `\0application_name\0kickstand-${poller}\0`);

/** Parses one connection, once its startup packet names the market's schema. */
function listener(say: (text: string, prepared: boolean) => void) {
  const texts = new Map<string, string>();
  let ours = false;
  return (type: string, body: Buffer) => {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (type === '')
      ours = body.includes('\0search_path\0public\0') && !LOOKING.some((poller) => body.includes(poller));
    if (type === 'P') texts.set(first, second);
    if (!ours) return;
    if (type === 'B') say(texts.get(second) ?? '', second !== '');
    if (type === 'Q') say(first, false);
  };
}

/** Splits the stream into messages; a driver's first message has no type byte. */
function frames(typed: boolean, onMessage: (type: string, body: Buffer) => void) {
  let [rest, begun] = [Buffer.alloc(0), typed];
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = begun ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      const body = rest.subarray(head + 4, end);
      if (begun) onMessage(String.fromCharCode(rest[0] ?? 0), body);
      else if (body.readUInt32BE(0) === VERSION_3) onMessage('', body);
      begun = true;
      rest = rest.subarray(end);
    }
  };
}
