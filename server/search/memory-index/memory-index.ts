import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { cacheTags, type InvalidationPoller } from '../../cache/invalidation.ts';
import { Counts } from '../../counts/counts.ts';
import type { Sql } from '../../database/connect.ts';
import { within } from '../../database/replica.ts';
import { BikeColumns } from './bike-columns.ts';
import * as queries from './queries.ts';
import { MEMORY_SIZES, type MemorySizes } from './sizes.ts';

export type { BikeColumns } from './bike-columns.ts';
export { findRows } from './find.ts';
export { lookAt } from './looked-at.ts';
export { measuredRow } from './measure.ts';

/** A load uses at most a twentieth of the time. */
const REST = 20;
const AGAIN_MS = 60_000;
const LOADED_FOR_MS = 10 * 60_000;
/** For bikes that changed; then the database is searched. */
const PATIENCE_MS = 250;
/** Of more, a load is cheaper; nobody may search for a day. */
const MOST_CHANGED = 1_000;

interface MemoryIndexOptions {
  sql: Sql;
  changes: InvalidationPoller;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A market of as many is searched in PostgreSQL, which reads a part of it. 0: any. */
  mostBikes: number;
  /** Loaded by one statement, between which others have their turn. */
  atOnce?: number;
  /** Then all are loaded again, for what a process of an earlier version changed without saying of which bikes. */
  loadedForMs?: number;
  sizes?: MemorySizes;
}

/** The search index of a market of moderate size, in each process, as of the last committed change. */
export class MemoryIndex {
  /** Where searches are answered. */
  readonly counts = new Counts(['memory', 'database'] as const);
  readonly #sql: Sql;
  readonly #changes: InvalidationPoller;
  readonly #log: MemoryIndexOptions['log'];
  readonly #mostBikes: number;
  readonly #atOnce: number;
  readonly #loadedForMs: number;
  readonly #sizes: MemorySizes;
  /** Bikes to be read again. */
  readonly #changed = new Set<string>();
  /** Those changed while all are loaded. */
  readonly #changedMeanwhile = new Set<string>();
  #columns: BikeColumns | undefined;
  #patching: Promise<void> | undefined;
  #loading: Promise<void> | undefined;
  #notBefore = 0;
  #loadedAt = 0;
  /** Of what is loaded: bikes changed that are not known one by one. */
  #isOutdated = false;

  constructor({ sql, changes, log, mostBikes, ...options }: MemoryIndexOptions) {
    const { atOnce = 500, loadedForMs = LOADED_FOR_MS, sizes = MEMORY_SIZES } = options;
    this.#sizes = sizes;
    this.#atOnce = atOnce;
    this.#loadedForMs = loadedForMs;
    this.#sql = sql;
    this.#changes = changes;
    this.#log = log;
    this.#mostBikes = mostBikes;
    changes.follow((tags) => this.#note(tags));
  }

  /** In memory; 0 while it is not loaded. */
  get bikes() {
    return this.#columns?.bikes ?? 0;
  }

  /** All that was committed before the call; undefined while it is not loaded, or the market is too large. */
  async current(): Promise<BikeColumns | undefined> {
    const columns = await this.#current();
    this.counts.add(columns ? 'memory' : 'database');
    return columns;
  }

  async #current(): Promise<BikeColumns | undefined> {
    if (!this.#mostBikes) return;
    const isKnown = await this.#changes.poll().then(
      () => this.#changes.isUpToDate,
      () => false,
    );
    if (!isKnown) return;
    if (!this.#columns || Date.now() > this.#loadedAt + this.#loadedForMs) void this.load();
    while (this.#columns && (this.#patching || this.#changed.size)) {
      this.#patching ??= this.#patch().finally(() => {
        this.#patching = undefined;
      });
      const isInTime = await within(PATIENCE_MS, this.#patching).then(
        () => true,
        () => false,
      );
      if (!isInTime) return;
    }
    return this.#columns;
  }

  /** Never rejects: until it succeeds, searches read the database. */
  load(): Promise<void> {
    if (!this.#loading && Date.now() >= this.#notBefore)
      this.#loading = this.#load().finally(() => {
        this.#loading = undefined;
      });
    return this.#loading ?? Promise.resolve();
  }

  #note(tags: readonly string[]) {
    if (!this.#columns && !this.#loading) return;
    if (tags.includes(cacheTags.shelf))
      for (const id of tags.flatMap((tag) => cacheTags.bikeOf(tag) ?? [])) {
        this.#changed.add(id);
        if (this.#loading) this.#changedMeanwhile.add(id);
      }
    if (!tags.includes(cacheTags.index) && this.#changed.size <= MOST_CHANGED) return;
    this.#columns = undefined;
    this.#isOutdated = true;
    this.#changed.clear();
  }

  async #load() {
    const begun = performance.now();
    this.#isOutdated = false;
    this.#changedMeanwhile.clear();
    const columns = await this.#read().catch((err) => {
      this.#log.warn({ err }, 'The search index could not be read into memory');
      return undefined;
    });
    const took = performance.now() - begun;
    this.#notBefore = Date.now() + (columns ? REST * took : AGAIN_MS);
    if (this.#isOutdated) return;
    this.#columns = columns;
    this.#loadedAt = Date.now();
    for (const id of this.#changedMeanwhile) this.#changed.add(id);
  }

  async #read(): Promise<BikeColumns | undefined> {
    const [counted, brands] = await Promise.all([
      queries.countBikes(this.#sql, this.#mostBikes),
      queries.brands(this.#sql),
    ]);
    const bikes = counted[0]?.bikes ?? 0;
    if (bikes >= this.#mostBikes) return;
    const columns = new BikeColumns(brands, bikes, this.#sizes);
    for (let last = queries.LOAD_START; ; ) {
      const rows = await queries.bikesAfter(this.#sql, last, this.#atOnce);
      for (const row of rows) columns.put(row);
      last = rows.at(-1) ?? last;
      if (rows.length < this.#atOnce) break;
      await setImmediate();
    }
    await columns.sort();
    return columns;
  }

  /** Where it fails, the bikes are loaded again. */
  async #patch() {
    const columns = this.#columns;
    const ids = [...this.#changed];
    this.#changed.clear();
    try {
      const rows = await queries.bikesById(this.#sql, ids);
      for (const row of rows) columns?.put(row);
      const known = new Set(rows.map(({ product_id }) => product_id));
      for (const id of ids) if (!known.has(id)) columns?.remove(id);
    } catch {
      if (this.#columns === columns) this.#columns = undefined;
    }
  }
}
