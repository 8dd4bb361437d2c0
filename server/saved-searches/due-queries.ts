import type { Db, Fragment } from '../database/connect.ts';

/** Local time of digests; weekly ones come on Monday. */
const MORNING_HOUR = 8;
/** Pause between letters of a search that is told at once. */
const PAUSE_MINUTES = 60;

/** When `search` is told next. */
export function nextTold(db: Db, search: Fragment, { isFirst }: { isFirst: boolean }) {
  const ahead = db`make_interval(mins => ${search}.utc_offset) - make_interval(hours => ${MORNING_HOUR}::int)`;
  const morning = (unit: string, later: Fragment) => db`
    (date_trunc(${unit}, ((select now()) at time zone 'UTC') + ${ahead}) + ${later} - (${ahead})) at time zone 'UTC'`;
  return db`
    case
      when ${search}.told = 'at-once' then (select now() + make_interval(mins => ${isFirst ? 0 : PAUSE_MINUTES}::int))
      when ${search}.told = 'daily' then ${morning('day', db`interval '1 day'`)}
      when ${search}.told = 'weekly' then ${morning('week', db`interval '7 days'`)}
      else 'infinity' end`;
}
