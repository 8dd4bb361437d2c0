import { Readable } from 'node:stream';
import { z } from 'zod';
import { AccountData } from '#contract/account.ts';
import { LARGEST_PAGE, type Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import { FairSemaphore } from '../../concurrency/fair-semaphore.ts';
import type { AppContext } from '../../context.ts';
import { conversationsEverOf } from '../../conversations/conversations.ts';
import { bookingsOfBuyer, bookingsOfSeller } from '../../deals/bookings/bookings.ts';
import { favouritesOf } from '../../favourites/favourites.ts';
import { conflict } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { inspectionsOf } from '../../inspections/inspections.ts';
import { decisionsAgainst } from '../../moderation/moderation.ts';
import { listPushDevices, readPreferences } from '../../notifications/notifications.ts';
import { offersOfPerson, termsOfPerson } from '../../offers/offers.ts';
import { productsEverOf } from '../../products/products.ts';
import { listOwnRatings, ratingReportsOf } from '../../ratings/ratings.ts';
import { reportsOf } from '../../reports/reports.ts';
import { savedSearchesOf } from '../../saved-searches/saved-searches.ts';
import { suspensionsEverOf } from '../../suspensions/suspensions.ts';
import { listBlocks } from '../blocks/blocks.ts';
import { ownRecord } from '../users.ts';
import { ownSteps } from '../verification/verification.ts';

/** Limits concurrent exports, which hold database connections. */
const reading = new FairSemaphore({ inside: 2, waiting: 500 });
const exporting = new Set<string>();

export async function exportAccount(market: AppContext, viewer: Viewer): Promise<Readable> {
  if (exporting.has(viewer.id))
    throw conflict('busy', t('Your data is on its way already. Please wait until that download has ended.'));
  const { sql, rateLimits } = market;
  exporting.add(viewer.id);
  try {
    await rateLimits.spend(sql, viewer.id, 'exports');
    const whole = Readable.from(parts(market, viewer), { objectMode: false });
    return whole.once('close', () => exporting.delete(viewer.id));
  } catch (error) {
    exporting.delete(viewer.id);
    throw error;
  }
}

const {
  user: User,
  products,
  bookings,
  sales,
  offers,
  offerTerms,
  favourites,
  savedSearches,
  inspections,
  noticePreferences,
  pushDevices,
  reports,
  listingDecisions,
  conversations,
  blocks,
  ratingsGiven,
  ratingsReceived,
  ratingReports,
  verificationSteps,
  suspensions,
} = AccountData.shape;

async function* parts(market: AppContext, viewer: Viewer): AsyncGenerator<string> {
  const { sql } = market;
  const user = z.encode(User, await ownRecord(sql, viewer));
  yield `{"exportedAt":"${new Date().toISOString()}","user":${JSON.stringify(user)}`;
  const read = async <T>(rows: () => Promise<T>) => {
    const handOn = await reading.turn({ person: viewer.id });
    return rows().finally(handOn);
  };
  const paged = <T extends { _id: string }>(page: (asked: Page) => Promise<T[]>) =>
    pages((position) => read(() => page(position)));
  yield* list(
    'products',
    products,
    paged((page) => productsEverOf(sql, viewer, page)),
  );
  yield* list(
    'bookings',
    bookings,
    paged((page) => bookingsOfBuyer(sql, viewer, viewer.email, page)),
  );
  yield* list(
    'sales',
    sales,
    paged((page) => bookingsOfSeller(sql, viewer, viewer.email, page)),
  );
  yield* list(
    'offers',
    offers,
    paged((page) => offersOfPerson(sql, viewer.id, page)),
  );
  yield* list('offerTerms', offerTerms, [await read(() => termsOfPerson(sql, viewer.id))]);
  yield* list(
    'conversations',
    conversations,
    paged((page) => conversationsEverOf(market, viewer, page)),
  );
  yield* list(
    'blocks',
    blocks,
    paged((page) => listBlocks(sql, viewer, page)),
  );
  yield* list('favourites', favourites, [await read(() => favouritesOf(sql, viewer.id))]);
  yield* list('savedSearches', savedSearches, [await read(() => savedSearchesOf(sql, viewer.id))]);
  yield* list('inspections', inspections, [await read(() => inspectionsOf(sql, viewer.id))]);
  yield* list('noticePreferences', noticePreferences, [await read(() => readPreferences(sql, viewer.id))]);
  yield* list('pushDevices', pushDevices, [await read(() => listPushDevices(sql, viewer))]);
  yield* list('reports', reports, [await read(() => reportsOf(sql, viewer.id))]);
  yield* list('listingDecisions', listingDecisions, [await read(() => decisionsAgainst(sql, viewer.id))]);
  yield* list(
    'ratingsGiven',
    ratingsGiven,
    paged((page) => listOwnRatings(sql, viewer, { ...page, of: 'given' })),
  );
  yield* list(
    'ratingsReceived',
    ratingsReceived,
    paged((page) => listOwnRatings(sql, viewer, { ...page, of: 'received' })),
  );
  yield* list('ratingReports', ratingReports, [await read(() => ratingReportsOf(sql, viewer.id))]);
  yield* list('verificationSteps', verificationSteps, [await read(() => ownSteps(sql, viewer.id))]);
  yield* list('suspensions', suspensions, [await read(() => suspensionsEverOf(sql, viewer.id))]);
  yield '}';
}

/** Serializes declared fields only. */
async function* list<T>(
  name: string,
  schema: z.ZodType<T[]>,
  pagesOf: AsyncIterable<T[]> | Iterable<T[]>,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let isFirst = true;
  for await (const rows of pagesOf) {
    if (rows.length === 0) continue;
    yield `${isFirst ? '' : ','}${JSON.stringify(z.encode(schema, rows)).slice(1, -1)}`;
    isFirst = false;
  }
  yield ']';
}

async function* pages<T extends { _id: string }>(read: (page: Page) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let after: string | undefined; ; ) {
    const rows = await read({ limit: LARGEST_PAGE, after });
    const page = rows.slice(0, LARGEST_PAGE);
    yield page;
    if (rows.length <= LARGEST_PAGE) return;
    after = page.at(-1)?._id;
  }
}
