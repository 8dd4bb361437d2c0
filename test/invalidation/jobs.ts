import type { FastifyBaseLogger } from 'fastify';
import type { BookingStatus } from '#contract/deal-machine.ts';
import { removeProduct } from '#contract/products.ts';
import { saveSearch } from '#contract/saved-searches.ts';
import { FEWEST_SALES } from '#contract/valuation.ts';
import { everythingChanged, indexChanged } from '#server/cache/invalidation.ts';
import type { AppContext } from '#server/context.ts';
import { runImport } from '#server/imports/imports.ts';
import { jobs } from '#server/jobs.ts';
import { checkDueListings } from '#server/moderation/moderation.ts';
import { fetchPictures } from '#server/photos/picture-fetch/picture-fetch.ts';
import { fetchPortraits } from '#server/users/portraits/portraits.ts';
import { viewerById } from '#server/users/users.ts';
import { labelPrices } from '#server/valuation/valuation.ts';
import { aBookingOf, letTimeRunOut } from '../bookings.ts';
import { aConversationOf } from '../conversations.ts';
import { type Cast, dealIn } from '../deal-in.ts';
import { earlier } from '../earlier.ts';
import { aCheckedImportOf, anImportOf, aWaitingImportOf } from '../imports.ts';
import { A_WITHHELD_TEXT, aCheckedProductOf, decideAs } from '../listing-reviews.ts';
import { anOpenOffer, letOfferAge } from '../offers.ts';
import { aPhotoOf } from '../photos.ts';
import { anAdvertisedProductOf, aProductOf, describedBike } from '../products.ts';
import { endedDaysAgo, praise, rate, ratedDaysAgo } from '../ratings.ts';
import type { startRemoteServer } from '../remote-server.ts';
import { salesAt, soldLike } from '../sales.ts';
import type { Prepare } from './watch.ts';

type Elsewhere = Awaited<ReturnType<typeof startRemoteServer>>;

const STAYING = new AbortController().signal;
const SILENT = { error: () => {}, warn: () => {}, info: () => {} } as unknown as FastifyBaseLogger;

export const ourJobs = (market: AppContext) =>
  jobs(market, { log: SILENT, pictureFetch: true, listingChecks: true, ownIdentity: false }, STAYING);

const due =
  ({ market: { market } }: Cast) =>
  (name: string, prepare: () => Promise<unknown>): Prepare =>
  async () => {
    await prepare();
    return async () => ourJobs(market)[name]?.[1]();
  };

export function alteringJobs(cast: Cast, { internet, url }: Elsewhere): Record<string, Prepare> {
  const { market, seller, buyer } = cast;
  const { sql } = market.market;
  const job = due(cast);
  /** Writes as a process that does not maintain the search index. */
  const unknowing = async (statement: string) => {
    const id = await aProductOf(seller);
    await sql.begin(async (db) => {
      await db.unsafe(statement, [id]);
      await indexChanged(db);
    });
  };

  const pricedBikes = async () => {
    for (const person of [seller, await market.person('seller'), await market.person('seller')])
      await aProductOf(person, describedBike);
  };

  return {
    'move-due-deals': job('move-due-deals', async () =>
      letTimeRunOut(sql, await aBookingOf(buyer, await aProductOf(seller))),
    ),
    'rotate-advertised': job('rotate-advertised', async () => {
      await anAdvertisedProductOf(seller);
      await sql`update products set advertised_turn_at = advertised_turn_at - interval '10 minutes'`;
      return anAdvertisedProductOf(await market.person('seller'));
    }),
    'fill-shelf, of a bike that is missing': job('fill-shelf', () =>
      unknowing(`
        with gone as (delete from shelf where product_id = $1 returning *)
        insert into shelf_changes (product_id, kind, key, bikes)
        select product_id, kind, key, -1
        from gone, lateral (values ('brand', category_id::text), ('model', model_id), ('place', place_id::text)) c (kind, key)`),
    ),
    'fill-shelf, of a bike that is sold': job('fill-shelf', () =>
      unknowing("update products set status = 'sold', sold_at = now() where id = $1"),
    ),
    'hash-frame-numbers': job('hash-frame-numbers', async () => {
      await sql`update products set frame_number = 'EARLIER001' where id = ${await aProductOf(seller)}`;
    }),
    'check-listings': job('check-listings', () => aProductOf(seller, { disc: A_WITHHELD_TEXT })),
    'end-verifications': job('end-verifications', async () => {
      await aProductOf(seller);
      await sql`update users set verified_at = now() - interval '1 year' where email = ${seller.email}`;
    }),
    'settle-suspensions': job('settle-suspensions', async () => {
      await aProductOf(seller);
      await sql`update users set suspended_until = now() + interval '1 day' where email = ${seller.email}`;
    }),
    'label-prices': job('label-prices', pricedBikes),
    'fit-price-trends, with sales': job('fit-price-trends', async () => {
      await pricedBikes();
      await pricedBikes();
      await sql.begin(async (db) => {
        await db`update products set listed_at = ${earlier(db, 'listed_at', '100 days')} where model_id is not null`;
        await soldLike(db, await aProductOf(seller, describedBike), salesAt(1000, FEWEST_SALES));
        await everythingChanged(db);
      });
    }),
    'move-due-deals, of one that is done': job('move-due-deals', async () =>
      letTimeRunOut(sql, (await dealIn('handed-over', cast)).bookingId),
    ),
    'show-ratings': job('show-ratings', async () => {
      const deal = await dealIn('completed', cast);
      await rate(buyer, deal, praise);
      await ratedDaysAgo(sql, deal, 15);
    }),
    'go-on-with-imports': job('go-on-with-imports', async () => {
      const id = await aCheckedImportOf(seller);
      const [row] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
      const viewer = await viewerById(sql, row?.id ?? '');
      if (viewer) await runImport(market.market, viewer, id);
    }),
    'fetch-pictures': async () => {
      const id = await aProductOf(seller, { img: 'https://pictures.example.test/bike.jpg' });
      const img = `${url}/bike.jpg`;
      await sql`update products set image_url = ${img} where id = ${id}`;
      await sql`update picture_fetches set address = ${img} where product_id = ${id}`;
      return () => fetchPictures(market.market, { outside: internet });
    },
    'fetch-portraits': async () => {
      const person = await market.person('seller');
      await aProductOf(person);
      await sql`update users set photo_url = ${`${url}/me.jpg`}, photo_due_at = now() where email = ${person.email}`;
      return () => fetchPortraits(market.market, { outside: internet });
    },
  };
}

export function harmlessJobs(cast: Cast): Record<string, Prepare> {
  const { market, seller, buyer, admin } = cast;
  const { sql } = market.market;
  const job = due(cast);
  const inDeal = (status: BookingStatus) => () => dealIn(status, cast);
  const aBike = () => aProductOf(seller);
  const aPricedBike = () => aProductOf(seller, describedBike);
  const prepared: Record<string, () => Promise<unknown>> = {
    'move-due-deals': async () => letTimeRunOut(sql, (await dealIn('buyer-missed', cast)).bookingId),
    'ask-for-ratings': async () => endedDaysAgo(sql, await dealIn('completed', cast), 2),
    'show-ratings': async () => rate(cast.buyer, await dealIn('completed', cast), praise),
    'end-overdue-offers': async () => {
      const { id } = await anOpenOffer({ ...cast, rival: cast.admin });
      await letOfferAge(sql, id);
    },
    'send-refunds': inDeal('cancelled'),
    'send-payouts': inDeal('completed'),
    'book-card-fees': inDeal('paid'),
    'pursue-chargebacks': inDeal('charge-disputed'),
    'mail-notices': async () => {
      await sql`update notices set next_mail_at = null`;
      await dealIn('paid', cast);
    },
    'tell-of-unread': async () => {
      await aConversationOf(buyer, await aProductOf(seller));
      await sql`update conversation_sides set next_mail_at = now() where next_mail_at is not null`;
    },
    'push-notices': async () => {
      const { bookingId } = await dealIn('paid', cast);
      await sql`update notices set next_push_at = now() where booking_id = ${bookingId}`;
    },
    'forget-old-keys': () => sql`update made_once set made_at = now() - interval '1 year'`,
    'forget-ended-sessions': () => sql`insert into ended_sessions values ('long ago', now() - interval '1 year')`,
    'forget-old-security-events': () => sql`update security_events set happened_at = now() - interval '1 year'`,
    'forget-old-devices': () => sql`update seen_devices set seen_on = current_date - 400`,
    'roll-up-market': inDeal('paid'),
    'forget-old-views': () => sql`insert into view_salts values (current_date - 400, '')`,
    'forget-old-quotas': () => sql`update quota_uses set window_start = window_start - interval '1 year'`,
    'forget-rate-counts': () => sql`insert into rate_counts values ('long ago', 1, now() - interval '1 year')`,
    'seal-audit': inDeal('paid'),
    reconcile: inDeal('paid'),
    'sweep-changes': aBike,
    'forget-live-events': () => sql`update live_events set at = now() - interval '1 year'`,
    'fold-counts': aBike,
    'fill-shelf': aBike,
    'fit-price-trends': aBike,
    'label-prices': async () => {
      await aPricedBike();
      await labelPrices(sql, STAYING);
    },
    'count-listing-quality': aBike,
    'tell-of-decisions': async () => {
      const id = await aCheckedProductOf(market, seller, { disc: A_WITHHELD_TEXT });
      await decideAs(admin, id, 'approve');
      await sql`update listing_decisions set decided_at = now() - interval '1 hour'`;
    },
    'match-saved-searches': async () => {
      await seller.call(saveSearch, { body: { name: 'Mine', address: 'brand=YAMAHA', told: 'at-once' } });
      await aBike();
    },
    'forget-old-matches': async () => {
      await sql`update saved_searches set removed_at = now() - interval '1 year'`;
      await sql`update listing_changes set changed_at = now() - interval '1 year', matched_at = now()`;
    },
    'clear-photos': async () => {
      const { name } = await aPhotoOf(market.url, seller);
      const id = await aProductOf(seller, { photos: [{ name }] });
      await seller.call(removeProduct, { params: { id } });
      await sql`update products set removed_at = now() - interval '1 year' where id = ${id}`;
    },
    'enlist-for-fingerprints': async () => {
      const { name } = await aPhotoOf(market.url, seller);
      await aProductOf(seller, { photos: [{ name }] });
      await sql`delete from photo_fingerprints where name = ${name}`;
    },
    'fingerprint-photos': async () => {
      const { name } = await aPhotoOf(market.url, seller);
      await aProductOf(seller, { photos: [{ name }] });
      await sql`update photo_fingerprints set due_at = now() where name = ${name}`;
    },
    'forget-removed-addresses': () =>
      sql`insert into removed_addresses (address_hash, removed_at) values ('\\x00', now() - interval '3 years')`,
    'erase-former-users': async () => {
      const { email } = await market.person('seller');
      await sql`update users set removed_at = now(), left_at = now() where email = ${email}`;
    },
    'settle-import-reviews': async () => {
      const id = await aWaitingImportOf(market, await market.person('seller'));
      await sql`update imports set decision = 'refused', decided_at = now() - interval '1 day' where id = ${id}`;
    },
    'forget-old-imports': async () => {
      const id = await anImportOf(seller);
      await sql`update imports set started_at = now() - interval '1 year' where id = ${id}`;
    },
    // The last: the bikes before are many of one new account, and some are withheld.
    'check-listings': async () => {
      for (let run = 0; run < 2; run++) await checkDueListings(sql, STAYING);
      await aProductOf(await market.person('seller'));
    },
  };
  return Object.fromEntries(Object.entries(prepared).map(([name, prepare]) => [name, job(name, prepare)]));
}
