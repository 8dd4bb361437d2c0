import type { Db, Fragment } from '../database/connect.ts';

/** Local time of digests; weekly ones come on Monday. */
const MORNING_HOUR = 8;
/** Pause between letters of a search that is told at once. */
const PAUSE_MINUTES = 60;

/** When `search` is told next. A cluster takes no plain `now()` in an update, and no subquery in an insert. */
export function nextTold(db: Db, search: Fragment, { isFirst }: { isFirst: boolean }, now = db`(select now())`) {
  const utc = db`(${now} at time zone 'UTC')`;
  const ahead = db`make_interval(mins => ${search}.utc_offset) - make_interval(hours => ${MORNING_HOUR}::int)`;
  const morning = (unit: string, later: Fragment) => db`
    (date_trunc(${unit}, ${utc} + ${ahead}) + ${later} - (${ahead})) at time zone 'UTC'`;
  return db`
    case
      when ${search}.told = 'at-once' then (${utc} + make_interval(mins => ${isFirst ? 0 : PAUSE_MINUTES}::int)) at time zone 'UTC'
      when ${search}.told = 'daily' then ${morning('day', db`interval '1 day'`)}
      when ${search}.told = 'weekly' then ${morning('week', db`interval '7 days'`)}
      else 'infinity' end`;
}
