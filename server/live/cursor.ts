/** Everything that was committed before this moment of one database server has been seen. */
export interface Moment {
  /** A `pg_snapshot`. */
  snapshot: string;
  /** Its start, in milliseconds since 1970: a promoted server, or one restored from a copy, counts transactions anew. */
  server: number;
  /** In seconds since 1970, by the database's clock. */
  at: number;
}

/** A browser resumes from here, at the cost of repeated events: transactions from `xmin` on may be seen or not. */
export interface Cursor extends Omit<Moment, 'snapshot'> {
  xmin: string;
}

/** Below the retention of events, by the time that a transaction may take from its event to its commit. */
export const LONGEST_GAP_SECONDS = 30 * 60;

const ID = /^(\d{1,13})-(\d{1,19})-(\d{1,10})$/;

/** The id of a server-sent event. */
export function idOf({ snapshot, server, at }: Moment) {
  return `${server}-${snapshot.split(':', 1)[0]}-${at}`;
}

export function cursorOf(id: string | undefined): Cursor | undefined {
  const [, server, xmin, at] = ID.exec(id ?? '') ?? [];
  return server && xmin && at ? { server: Number(server), xmin, at: Number(at) } : undefined;
}

export function isKnown(before: Pick<Moment, 'server' | 'at'>, now: Moment) {
  return before.server === now.server && before.at <= now.at && now.at - before.at < LONGEST_GAP_SECONDS;
}
