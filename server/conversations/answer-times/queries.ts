import { ANSWERS_OF_DAYS, LEAST_ANSWERED } from '#contract/answer-times.ts';
import type { Db } from '../../database/connect.ts';

/** The newest, so that it costs the same for a dealer with thousands. */
const MOST_COUNTED = 200;
/** After that a conversation without an answer counts as one that takes at least as long. */
const ANSWER_HOURS = 24;

/** Median of the seconds from a buyer's first message to the seller's first answer; null: too few. */
export const answerSeconds = (db: Db, sellerId: string) => db`
  (select case when count(answered_at) >= ${LEAST_ANSWERED}::int then percentile_cont(0.5) within group (
      order by extract(epoch from coalesce(answered_at, now()) - asked_at)::float8) end
    from (
      select asked_at, answered_at from conversations
      where seller_id = ${sellerId} and asked_at > now() - make_interval(days => ${ANSWERS_OF_DAYS})
        and (answered_at is not null or (closed_at is null and asked_at < now() - make_interval(hours => ${ANSWER_HOURS})
          and not exists (select 1 from blocks b where b.blocker_id = seller_id and b.blocked_id = buyer_id)))
      order by asked_at desc limit ${MOST_COUNTED}) counted)`;

export const answersOf = (db: Db, sellerId: string) => db<{ seconds: number | null }[]>`
  select ${answerSeconds(db, sellerId)} as seconds`;
