import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { v7 as newId } from 'uuid';
import { ConversationSettings } from '#contract/conversation-settings.ts';
import { REPORT_AGAIN_DAYS } from '#contract/reports.ts';
import { testDatabase } from '../../test/database.ts';
import { insertAsking } from '../conversations/begin-queries.ts';
import type { Db } from '../database/connect.ts';
import { insertFavourite } from '../favourites/queries.ts';
import { HttpError } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { begin as beginInspection } from '../inspections/queries.ts';
import { setTerms } from '../offers/terms-queries.ts';
import { insertReport } from '../reports/queries.ts';
import { advertise } from './advertising-queries.ts';
import { factsBefore } from './facts.ts';
import { guard, isAllowed, refusalFor } from './may.ts';
import { byId, type ProductRow, products } from './queries.ts';
import { type Action, RULES } from './rules.ts';
import * as writing from './write-queries.ts';

const { sql, stop } = await testDatabase();
after(stop);

const ACTIONS = Object.keys(RULES) as Action[];
const viewers = await people();
await bikesInEveryState();

/** Removed sellers own bikes, and an admin may have sold before. */
async function people() {
  const rows = await sql<(Viewer & { left: boolean })[]>`
    insert into users (id, issuer, subject, email, name, role, removed_at)
    select gen_random_uuid(), 'here', name, name || '@example.test', name, role, case when name = 'left' then now() end
    from (values ('buyer', 'buyer'), ('seller', 'seller'), ('admin', 'admin'), ('left', 'seller')) p (name, role)
    returning id, email, name, role, removed_at is not null as "left"`;
  return rows.filter(({ left }) => !left);
}

/**
 * All combinations of what the rules read; every user has reported the same bikes. The buyer has booked some of the
 * others, and has blocked the admin who sells.
 */
async function bikesInEveryState() {
  await sql`update categories set retired_at = now() where brand_name = 'HERO'`;
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description, status, advertised_at, hidden_at)
    select gen_random_uuid(), s.id, c.id, report, 'https://pictures.example.test/fz.jpg', 2, 1, 3, 'Good', '', '', '',
      status, advertised, hidden
    from users s, categories c, unnest(array['available', 'reserved', 'sold', 'removed']) status,
      unnest(array[null, now()]) advertised, unnest(array[null, now()]) hidden,
      unnest(array['none', 'open', 'withdrawn', 'dismissed', 'dismissed long ago']) report
    where s.name <> 'buyer' and c.brand_name in ('YAMAHA', 'HERO')`;
  await sql`
    insert into reports (product_id, id, reporter_id, reason, reported_at, dismissed_at, withdrawn)
    select p.id, gen_random_uuid(), u.id, 'scam', now() - interval '2 years', case p.name
      when 'withdrawn' then now() when 'dismissed' then now()
      when 'dismissed long ago' then now() - make_interval(days => ${REPORT_AGAIN_DAYS + 1}) end, p.name = 'withdrawn'
    from products p, users u where p.name <> 'none'`;
  await sql`
    insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone, meeting_place)
    select p.id, gen_random_uuid(), u.id, p.seller_id, '', '', 1, '', '' from products p, users u
    where u.name = 'buyer' and p.name = 'none' and p.hidden_at is null and p.status in ('reserved', 'sold')`;
  await sql`
    insert into blocks (blocker_id, blocked_id, id) select b.id, s.id, gen_random_uuid() from users b, users s
    where b.name = 'buyer' and s.name = 'admin'`;
}

for (const action of ACTIONS)
  test(`${action}: what is read of a bike and its row agree about each bike, for everybody`, async () => {
    const outcomes = new Set<boolean>();
    for (const viewer of viewers) {
      const bikes = await sql<ProductRow[]>`${products(sql, viewer.id)}`;
      const allowed = bikes.filter((bike) => isAllowed(action, viewer, bike)).map(({ id }) => id);
      const guarded = await sql<{ id: string }[]>`select p.id from products p where ${guard(sql, action, viewer)}`;
      assert.deepEqual(guarded.map(({ id }) => id).sort(), allowed.sort(), viewer.name);
      for (const bike of bikes) {
        const refusal = refusalFor(action, viewer, bike);
        assert.equal(refusal === undefined, allowed.includes(bike.id));
        assert.ok(refusal === undefined || refusal === 'already' || refusal instanceof HttpError);
        outcomes.add(refusal === undefined);
      }
    }
    assert.equal(outcomes.size, 2, 'some may and some may not');
  });

type Attempt = (db: Db, id: string, viewer: Viewer) => PromiseLike<{ count: number }>;

const STATEMENTS: Record<Action, Attempt> = {
  book: writing.hold,
  ask: (db, productId, buyer) =>
    insertAsking(db, {
      id: newId(),
      productId,
      buyer,
      settings: ConversationSettings.parse({ begunByNewAccount: 10_000 }),
    }),
  save: (db, productId, person) => insertFavourite(db, { id: newId(), productId, person }),
  inspect: (db, productId, person) => beginInspection(db, person, productId),
  report: (db, productId, reporter) => insertReport(db, { id: newId(), productId, reporter, reason: 'other' }),
  async edit(db, id, seller) {
    const [bike] = await byId(db, id);
    assert.ok(bike);
    const facts = { ...factsBefore(bike), brandName: 'YAMAHA' };
    return writing.editProduct(db, { id, seller, revision: bike.revision }, facts, { latitude: null, longitude: null });
  },
  remove: writing.remove,
  'set-offer-terms': (db, id, seller) => setTerms(db, id, seller, { takesOffers: true, floorCents: null }),
  advertise: (db, id, seller) => advertise(db, id, seller, true),
  hide: writing.hide,
  unhide: writing.unhide,
};

for (const action of ACTIONS)
  test(`${action}: the statement changes each bike that the rules allow, and no other`, async () => {
    for (const viewer of viewers) {
      const bikes = await sql<ProductRow[]>`${products(sql, viewer.id)}`;
      for (const bike of bikes.filter(({ name }) => action === 'report' || name === 'none')) {
        const expected = isAllowed(action, viewer, bike) ? 1 : 0;
        assert.equal(await changes(action, bike.id, viewer), expected, JSON.stringify({ viewer, bike }));
      }
    }
  });

async function changes(action: Action, id: string, viewer: Viewer) {
  const db = await sql.reserve();
  try {
    await db`begin`;
    return (await STATEMENTS[action](db, id, viewer)).count;
  } finally {
    await db`rollback`;
    db.release();
  }
}
