import { everythingChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import { attempt, claim, due, giveUp, retry } from '../../outbox/outbox.ts';
import { takePhoto } from '../../photos/photos.ts';
import { downloadPicture, isFinal, type Trip } from '../../photos/picture-fetch/picture-fetch.ts';
import { PORTRAITS, showOurs, type Wanted } from './outbox.ts';

const TAKEN_AT_ONCE = 100;
const AT_ONCE = 4;
const TURN_MS = 40_000;

type Key = Pick<Wanted, 'id' | 'address'>;

/** Replaces portraits at external URLs by our own copies. A failing host is skipped for the rest of the run. */
export async function fetchPortraits(market: AppContext, { outside, left, log }: Trip = {}) {
  const end = Date.now() + TURN_MS;
  const listed = (await due<Wanted, Key>(market.sql, PORTRAITS, { limit: TAKEN_AT_ONCE, ofPerson: 1 })).values();
  const failed = new Set<string | undefined>();
  const worker = async () => {
    for (const wanted of listed) {
      if (left?.aborted || Date.now() > end) return;
      const host = URL.parse(wanted.address)?.host;
      if (!failed.has(host) && !(await fetchOne(market, wanted, { outside, left, log }))) failed.add(host);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** False: a temporary failure. */
async function fetchOne(market: AppContext, key: Key, { outside, left, log }: Trip): Promise<boolean> {
  const { sql } = market;
  const wanted = await claim(sql, PORTRAITS, key);
  if (!wanted) return true;
  let isPassing = false;
  const work = async () => {
    try {
      const bytes = await downloadPicture(wanted.address, outside, { left });
      const { name } = await takePhoto(market, wanted.person, bytes, { left, shape: 'portrait' });
      await sql.begin(async (db) => {
        const { count } = await showOurs(db, wanted, name);
        if (count > 0) await everythingChanged(db);
      });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      isPassing = !isFinal(error);
      return (isPassing ? retry : giveUp)(sql, PORTRAITS, wanted, { fault });
    }
  };
  await attempt(sql, PORTRAITS, wanted, work, log);
  return !isPassing;
}
