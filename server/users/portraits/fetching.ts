import { everythingChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import { takePhoto } from '../../photos/photos.ts';
import { downloadPicture, isFinal, PAUSES, type Trip } from '../../photos/picture-fetch/picture-fetch.ts';
import * as queries from './queries.ts';

const TAKEN_AT_ONCE = 100;
const AT_ONCE = 4;
const TURN_MS = 40_000;

/** Replaces portraits at external URLs by our own copies. A failing host is skipped for the rest of the run. */
export async function fetchPortraits(market: AppContext, { outside, left }: Trip = {}) {
  const end = Date.now() + TURN_MS;
  const due = (await queries.due(market.sql, TAKEN_AT_ONCE)).values();
  const failed = new Set<string | undefined>();
  const worker = async () => {
    for (const wanted of due) {
      if (left?.aborted || Date.now() > end) return;
      const host = URL.parse(wanted.address)?.host;
      if (!failed.has(host) && !(await fetchOne(market, wanted, { outside, left }))) failed.add(host);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** False: a temporary failure. */
async function fetchOne(market: AppContext, wanted: queries.Wanted, { outside, left }: Trip): Promise<boolean> {
  const { sql } = market;
  if ((await queries.claim(sql, wanted, PAUSES)).count === 0) return true;
  try {
    const bytes = await downloadPicture(wanted.address, outside, { left });
    const { name } = await takePhoto(market, wanted.person, bytes, { left, shape: 'portrait' });
    await sql.begin(async (db) => {
      const { count } = await queries.showOurs(db, wanted, name);
      if (count > 0) await everythingChanged(db);
    });
    return true;
  } catch (error) {
    if (isFinal(error)) await queries.giveUp(sql, wanted);
    return isFinal(error);
  }
}
