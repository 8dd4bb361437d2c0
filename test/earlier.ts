import type { Db, Fragment } from '#server/database/connect.ts';

/** The time in a column, less an interval; a cluster refuses `at - interval` in an update. */
export const earlier = (db: Db, column: string, by: string): Fragment => db`
  (${db(column)} at time zone 'UTC' - ${by}::text::interval) at time zone 'UTC'`;
