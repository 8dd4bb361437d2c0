import type { AppContext } from '../../context.ts';
import { HttpError } from '../../http/errors.ts';
import { AddressRefused, type Internet } from '../../http/internet.ts';
import { attempt, type Claimed, claim, giveUp, type Log, type Outbox, retry } from '../../outbox/outbox.ts';
import { download } from './download.ts';

/** Each claim counts: a picture that kills the process is not fetched for ever. */
export const FETCHING = {
  level: 'info',
  countsClaims: true,
  leaseSeconds: 300,
  outageSeconds: 300,
  waitMinutes: [5, 60, 24 * 60],
  failures: ({ attempt }) => attempt - 1,
} satisfies Partial<Outbox<Elsewhere>>;

export interface Elsewhere extends Pick<Claimed, 'attempt'> {
  address: string;
}

export interface Trip {
  outside?: Internet | undefined;
  left?: AbortSignal | undefined;
  log?: Log | undefined;
}

type Keep<Row> = (wanted: Row & Claimed, bytes: Buffer) => Promise<unknown>;

/** Resolves to false on a temporary failure. */
export async function fetchOne<Row extends Elsewhere>(
  { sql }: AppContext,
  box: Outbox<Row>,
  key: object,
  keep: Keep<Row>,
  { outside, left, log }: Trip,
): Promise<boolean> {
  const wanted = await claim(sql, box, key);
  if (!wanted) return true;
  let isPassing = false;
  const work = async () => {
    try {
      await keep(wanted, await download(wanted.address, outside, { left }));
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      isPassing = !isFinal(error);
      return (isPassing ? retry : giveUp)(sql, box, wanted, { fault });
    }
  };
  await attempt(sql, box, wanted, work, log);
  return !isPassing;
}

/** Temporary refusals of our own: too many unused photos, or rate limits. */
const PASSING = [403, 429];

const isFinal = (error: unknown) =>
  error instanceof AddressRefused ||
  (error instanceof HttpError && error.status < 500 && !PASSING.includes(error.status));
