import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { ACCOUNT_EVENTS, type AccountEvent, SECURITY_EVENTS_KEPT_DAYS } from '#contract/person-facts.ts';
import type { AppContext } from '../../context.ts';
import type { Sql } from '../../database/connect.ts';
import { Pending } from './pending.ts';
import * as queries from './queries.ts';

export { observeRequests } from './observe.ts';

const WRITTEN_AFTER_MS = 5_000;
const ROWS_AT_ONCE = 1_000;
const MINUTE_MS = 60_000;
/** Refusals per minute and process. */
const MANY_REFUSALS = { warn: 200, error: 2_000 };

export interface SecurityEvent {
  kind: string;
  outcome: 'success' | 'failure';
  /** E-mail address and client address: only keyed hashes are stored. */
  email?: string | undefined;
  address?: string | undefined;
}

export interface SecurityEvents {
  /** Synchronous and never throws. */
  note(event: SecurityEvent): void;
  hashOf(what: 'person' | 'address', value: string): string;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  sql: Sql;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  key: string;
  pending?: Pending;
  now?: () => Date;
}

export function openSecurityEvents(settings: Settings): SecurityEvents {
  const { sql, log, pending = new Pending(), now = () => new Date() } = settings;
  const { key } = settings;
  let timer: NodeJS.Timeout | undefined;
  const alarm = refusalAlarm(log);
  const hashOf = hashWith(key);
  const hash = (what: 'person' | 'address', value: string | undefined) => (value ? hashOf(what, value) : null);
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = pending.take();
    if (rows.length === 0) return;
    for (const { kind, outcome, person, address, count } of rows)
      log.info({ event: kind, outcome, person, address, count }, 'Security event');
    try {
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await queries.insert(sql, rows.slice(at, at + ROWS_AT_ONCE));
    } catch (error) {
      log.error({ err: error }, 'Security events not stored: they are in this log only');
    }
  };
  return {
    hashOf,
    flush,
    stop: flush,
    note({ kind, outcome, email, address }) {
      const at = now();
      pending.add({ kind, outcome, person: hash('person', email), address: hash('address', address) }, at);
      if (outcome === 'failure') alarm(kind, at);
      timer ??= setTimeout(() => void flush(), WRITTEN_AFTER_MS).unref();
    },
  };
}

/** With the key an operator can search for a person, but not read one off. */
export function hashWith(key: string): SecurityEvents['hashOf'] {
  return (what, value) =>
    createHmac('sha256', key).update(`${what}:${value.toLowerCase()}`).digest('base64url').slice(0, 20);
}

/** At most one log line per minute and level. */
function refusalAlarm(log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  let minute = 0;
  let kinds: Record<string, number> = {};
  return (kind: string, at: Date) => {
    const current = Math.floor(at.getTime() / MINUTE_MS);
    if (current !== minute) kinds = {};
    minute = current;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const refusals = Object.values(kinds).reduce((sum, count) => sum + count, 0);
    if (refusals === MANY_REFUSALS.warn) log.warn({ kinds: { ...kinds } }, 'Many refusals within a minute');
    if (refusals === MANY_REFUSALS.error) log.error({ kinds: { ...kinds } }, 'Very many refusals within a minute');
  };
}

export async function forgetOldSecurityEvents(sql: Sql) {
  await queries.forget(sql, SECURITY_EVENTS_KEPT_DAYS);
}

const ADDRESS_KEY_LENGTH = 6;

export async function accountEventsOf(market: Pick<AppContext, 'sql' | 'securityEvents'>, email: string, most: number) {
  const person = market.securityEvents.hashOf('person', email);
  const events = await queries.ofPerson(market.sql, person, ACCOUNT_EVENTS, most);
  return events.map(({ id, kind, outcome, count, happenedAt, address }) => ({
    _id: id,
    kind: kind as AccountEvent,
    hasFailed: outcome === 'failure',
    times: count,
    at: happenedAt.toISOString(),
    ...(address && { addressKey: address.slice(0, ADDRESS_KEY_LENGTH) }),
  }));
}

export const findSecurityEvents = queries.find;
