import { everythingChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import { due } from '../../outbox/outbox.ts';
import { takePhoto } from '../../photos/photos.ts';
import { fetchOne, type Trip } from '../../photos/picture-fetch/picture-fetch.ts';
import { PORTRAITS, showOurs, type Wanted } from './outbox.ts';

const TAKEN_AT_ONCE = 100;
const AT_ONCE = 4;
const TURN_MS = 40_000;

type Key = Pick<Wanted, 'id' | 'address'>;

/** Replaces portraits at external URLs by our own copies. A failing host is skipped for the rest of the run. */
export async function fetchPortraits(market: AppContext, trip: Trip = {}) {
  const { left } = trip;
  const store = (wanted: Wanted, bytes: Buffer) => storePortrait(market, wanted, bytes, left);
  const end = Date.now() + TURN_MS;
  const listed = (await due<Wanted, Key>(market.sql, PORTRAITS, { limit: TAKEN_AT_ONCE, ofPerson: 1 })).values();
  const failed = new Set<string | undefined>();
  const worker = async () => {
    for (const wanted of listed) {
      if (left?.aborted || Date.now() > end) return;
      const host = URL.parse(wanted.address)?.host;
      if (!failed.has(host) && !(await fetchOne(market, PORTRAITS, wanted, store, trip))) failed.add(host);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function storePortrait(market: AppContext, wanted: Wanted, bytes: Buffer, left?: AbortSignal) {
  const { name } = await takePhoto(market, wanted.person, bytes, { left, shape: 'portrait' });
  await market.sql.begin(async (db) => {
    const { count } = await showOurs(db, wanted, name);
    if (count > 0) await everythingChanged(db);
  });
}
