import { v7 as newId } from 'uuid';
import { maskContacts } from '#contract/contact-mask/contact-mask.ts';
import type { Page } from '#contract/pagination.ts';
import { meanOf } from '#contract/rating-figures.ts';
import type { DealRatings, NewRating, OwnRating, Rating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { cacheTags, reputationsChanged } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict, type HttpError, invalid, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { given } from '../products/products.ts';
import * as queries from './queries.ts';
import { own, show } from './show.ts';
import * as showing from './showing-queries.ts';

export { askForRatings } from './asking.ts';
export { dismissRatingReports, listReportedRatings, ratingReportsOf, removeRating, reportRating } from './reports.ts';

const AT_ONCE = 200;

export async function readDealRatings({ sql, settings }: AppContext, viewer: Viewer, bookingId: string) {
  const [deal] = await queries.dealOf(sql, settings, viewer.id, bookingId);
  if (!deal) throw notFound('booking');
  return dealRatings(deal, viewer);
}

/** The second rating of a deal shows both. Sent again as it was, it changes nothing. */
export async function rateDeal(
  market: AppContext,
  viewer: Viewer,
  bookingId: string,
  { words, ...rest }: NewRating,
): Promise<DealRatings> {
  const { sql, settings } = market;
  const rating = { ...rest, words: words && publicWords(market, words) };
  await sql.begin(async (db) => {
    const [bike] = await queries.productOf(db, bookingId);
    if (!bike) throw notFound('booking');
    const key = { ...bike, bookingId };
    const [rated] = await queries.insertRating(db, settings, { ...rating, ...key, id: newId(), authorId: viewer.id });
    if (rated) return showRatings(db, queries.isComplete(db, key));
    const [deal] = await queries.dealOf(db, settings, viewer.id, bookingId);
    const refusal = refusalOf(deal, rating, viewer);
    if (refusal) throw refusal;
  });
  return readDealRatings(market, viewer, bookingId);
}

/** Everybody reads them. */
const publicWords = ({ conversations: { masking } }: AppContext, words: string) =>
  masking ? maskContacts(words).text : words;

function refusalOf(deal: queries.DealRow | undefined, rating: NewRating, viewer: Viewer): HttpError | undefined {
  if (!deal) return notFound('booking');
  const mine = deal.ratings.find(({ authorId }) => authorId === viewer.id);
  if (mine) return isSame(mine, rating) ? undefined : conflict('already-rated', t('You have rated this deal already.'));
  if (deal.isRateable && deal.asksDescription !== (rating.asDescribed !== undefined))
    return invalid(
      'asDescribed',
      deal.asksDescription
        ? t('Please say whether the bike was as described')
        : t('Only buyers who have got the bike can say whether it was as described'),
    );
  if (!deal.outcome)
    return conflict(
      'not-rateable',
      t(
        'A deal can be rated once the keys have changed hands and it is over, or when somebody did not come or called it off late.',
      ),
    );
  return conflict('not-rateable', t('The time for ratings of this deal is over.'));
}

const isSame = (
  mine: Pick<queries.RatingRow, 'stars' | 'asDescribed' | 'words'>,
  { stars, asDescribed = null, words = null }: { [K in keyof NewRating]: NewRating[K] | null },
) => mine.stars === stars && mine.asDescribed === asDescribed && mine.words === words;

function dealRatings(deal: queries.DealRow, viewer: Viewer): DealRatings {
  const rows = deal.ratings.map((row) => ({ ...row, ratedAt: new Date(row.ratedAt) }));
  const mine = rows.find(({ authorId }) => authorId === viewer.id);
  const received = rows.find(({ authorId }) => authorId !== viewer.id);
  return {
    may: deal.isRateable && !mine,
    asksDescription: deal.asksDescription,
    ...(deal.isRateable && deal.until && { until: deal.until.toISOString() }),
    ...(mine && { given: own(viewer, mine) }),
    ...(received?.isShown && !received.removedFor && { received: own(viewer, received) }),
    isWaiting: !!received && !received.isShown,
    ...given({ other: meanOf({ ratings: deal.othersRatings, stars: deal.othersStars }) }),
  };
}

async function showRatings(db: Db, which: Parameters<typeof showing.show>[1]) {
  const shown = await showing.show(db, which);
  await reputationsChanged(
    db,
    shown.map(({ aboutId }) => aboutId),
  );
  for (const { aboutId: userId, bookingId, productName: bike } of shown)
    await tellPerson(db, { id: newId(), userId, verb: 'rating-shown', facts: { bookingId, bike } });
  return shown;
}

/** Shows ratings that nobody answered in time. Idempotent and safe to run concurrently. */
export async function showDueRatings({ sql, settings }: AppContext, left: AbortSignal) {
  for (let found = AT_ONCE; found === AT_ONCE && !left.aborted; ) {
    const due = await queries.due(sql, settings, AT_ONCE);
    for (const rating of due) await sql.begin((db) => showRatings(db, queries.isOne(db, rating)));
    found = due.length;
  }
}

export async function listOwnRatings(
  sql: Sql,
  viewer: Viewer,
  list: Page & { of: 'received' | 'given' },
): Promise<OwnRating[]> {
  return (await queries.ofPerson(sql, viewer.id, list)).map((row) => own(viewer, row));
}

export async function ratingsOfSeller(sql: Sql, sellerId: string, page: Page): Promise<Tagged<Rating[]>> {
  const rows = await queries.shownOfSeller(sql, sellerId, page);
  return new Tagged(rows.map(show), cacheTags.reputation(sellerId));
}

/** 0 when it is answered already. */
export async function replyToRating(market: AppContext, viewer: Viewer, id: string, words: string) {
  return market.sql.begin(async (db) => {
    const { count } = await queries.insertReply(db, id, viewer.id, publicWords(market, words));
    if (count > 0) await reputationsChanged(db, [viewer.id]);
    else await expectOwn(db, viewer, id);
    return count;
  });
}

async function expectOwn(db: Db, viewer: Viewer, id: string) {
  const [rating] = await queries.byId(db, id);
  if (rating?.aboutId !== viewer.id || !rating.isShown || rating.removedFor) throw notFound('rating');
}
