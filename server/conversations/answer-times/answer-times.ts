import { answersWithin } from '#contract/answer-times.ts';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';

export { answerSeconds } from './queries.ts';

/** In minutes; undefined: not known, or too slow to say. */
export async function answersOf(db: Db, sellerId: string): Promise<number | undefined> {
  const [row] = await queries.answersOf(db, sellerId);
  return inMinutes(row?.seconds ?? null);
}

export const inMinutes = (seconds: number | null) => (seconds === null ? undefined : answersWithin(seconds));
