import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isbot } from 'isbot';
import type { ProductViews } from '#contract/product-views.ts';
import type { Sql } from '../database/connect.ts';
import { today } from '../days/days.ts';
import { addressKey } from '../http/address-key.ts';
import type { Viewer } from '../http/viewer.ts';
import { countsOf } from './counts.ts';
import * as queries from './view-queries.ts';
import { type PendingVisit, PendingVisits } from './visits.ts';

const ROWS_AT_ONCE = 5_000;
/** Of browsers behind one address: whoever sends other names of browsers counts so often and no more. */
const BROWSERS_OF_AN_ADDRESS = 16;
const HASH_LENGTH = 12;

interface Client {
  viewer: Viewer | undefined;
  ip: string;
  userAgent: string | undefined;
}

export interface ViewCounter {
  /** Synchronous and never throws. */
  note(client: Client, seen: ProductViews): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  sql: Sql;
  log: Pick<FastifyBaseLogger, 'error'>;
  pending?: PendingVisits;
  writtenAfterMs?: number;
}

/** Gathers what visitors look at and writes it every few seconds: a crash loses these, and no page waits for a count. */
export function openViewCounter({
  sql,
  log,
  pending = new PendingVisits(),
  writtenAfterMs = 5_000,
}: Settings): ViewCounter {
  const salts = new Salts(sql);
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = async () => {
    const visits = pending.take();
    try {
      for (let at = 0; at < visits.length; at += ROWS_AT_ONCE)
        await count(sql, salts, visits.slice(at, at + ROWS_AT_ONCE));
    } catch (error) {
      log.error({ err: error }, 'Views of bikes were not counted');
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  return {
    flush,
    stop: flush,
    note({ viewer, ip, userAgent }, { impressions, views, searches }) {
      if (viewer?.role === 'admin' || !userAgent || isbot(userAgent)) return;
      const who = { visitor: viewer ? `person ${viewer.id}` : browserAt(ip, userAgent), person: viewer?.id };
      for (const subject of impressions) pending.add({ ...who, kind: 'impression', subject });
      for (const { productId: subject, ...from } of views) pending.add({ ...who, kind: 'view', subject, ...from });
      for (const { words: subject, hasFound } of searches) pending.add({ ...who, kind: 'search', subject, hasFound });
      if (pending.size) timer ??= setTimeout(() => void flush(), writtenAfterMs).unref();
    },
  };
}

function browserAt(ip: string, userAgent: string) {
  const browser = createHash('sha256').update(userAgent).digest().readUInt32BE() % BROWSERS_OF_AN_ADDRESS;
  return `browser ${browser} ${addressKey(ip)}`;
}

async function count(sql: Sql, salts: Salts, pending: PendingVisit[]) {
  const day = today();
  const ids = pending.flatMap(({ kind, subject }) => (kind === 'search' ? [] : subject));
  const [salt, products] = await Promise.all([salts.of(day), queries.sellersOf(sql, [...new Set(ids)])]);
  const sellers = new Map(products.map(({ id, sellerId }) => [id, sellerId]));
  const hashes = new Map<string, string>();
  const hashOf = (visitor: string) => {
    const known = hashes.get(visitor) ?? hash(salt, visitor);
    hashes.set(visitor, known);
    return known;
  };
  const visits = pending.flatMap((visit) => {
    const sellerId = sellers.get(visit.subject);
    const isCounted = visit.kind === 'search' || (sellerId && sellerId !== visit.person);
    return isCounted ? { ...visit, visitor: hashOf(visit.visitor), sellerId } : [];
  });
  if (!visits.length) return;
  await sql.begin(async (db) => {
    const added = new Set((await queries.addVisits(db, day, visits)).map(keyOf));
    const { searches, products, sellers, sources } = countsOf(visits.filter((visit) => added.has(keyOf(visit))));
    if (products.length) await queries.addToProducts(db, day, products);
    if (sellers.length) await queries.addToSellers(db, day, sellers);
    if (sources.length) await queries.addSources(db, day, sources);
    if (searches.length) await queries.addSearches(db, day, searches);
  });
}

const keyOf = ({ visitor, kind, subject }: queries.Visit) => `${visitor} ${kind} ${subject}`;

const hash = (salt: Buffer, visitor: string) =>
  createHmac('sha256', salt).update(visitor).digest('base64url').slice(0, HASH_LENGTH);

/** Of the day, from the first process that counts. */
class Salts {
  readonly #sql: Sql;
  #known: { day: string; salt: Buffer } | undefined;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(day: string): Promise<Buffer> {
    if (this.#known?.day === day) return this.#known.salt;
    await queries.addSalt(this.#sql, day, randomBytes(32));
    const [row] = await queries.salt(this.#sql, day);
    if (!row) throw new Error('The salt of the day is gone');
    this.#known = { day, salt: row.salt };
    return row.salt;
  }
}
