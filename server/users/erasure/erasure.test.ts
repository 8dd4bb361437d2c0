import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import { bookProduct } from '#contract/bookings.ts';
import { addStatement, decideDispute, disputeDeal, proposeMeeting, readDeal } from '#contract/deals.ts';
import { addFavourite } from '#contract/favourites.ts';
import { removeInspection } from '#contract/inspections.ts';
import { reportMessage } from '#contract/message-reports.ts';
import { makeOffer } from '#contract/offers.ts';
import { addProduct } from '#contract/products.ts';
import { explainReport } from '#contract/reports.ts';
import { createUser, removeUser } from '#contract/users.ts';
import { payFor } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { aConversationOf, said, say } from '../../../test/conversations.ts';
import { aCheckedImportOf } from '../../../test/imports.ts';
import { anInspectionOf, attach } from '../../../test/inspections.ts';
import { decideAs } from '../../../test/listing-reviews.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { aTimeToMeet } from '../../../test/verb-calls.ts';
import { sealAudit, verifyAudit } from '../../audit/audit.ts';
import { createLogger } from '../../http/logging.ts';
import { checkListings } from '../../moderation/moderation.ts';
import { reconcile } from '../../money/reconciliation/reconciliation.ts';
import { sendRefunds } from '../../money/refunds/refunds.ts';
import { eraseFormerUsers } from './erasure.ts';

const market = await openMarket();
const { sql, retentionDays } = market.market;
const cards = cardHolder(market);
const STAYING = new AbortController().signal;
const [other, admin] = await Promise.all([market.person('seller'), market.person('admin')]);

const WRITTEN_IN = [
  'import_rows',
  'imports',
  'inspections',
  'listing_decisions',
  'message_reports',
  'messages',
  'notices',
  'offers',
  'products',
  'reports',
  'users',
  'verifications',
].map((name) => `public.${name}`);

/** In no other row. */
const FLOOR = 765.43;
const floors = () => sql`select from offer_terms where floor_cents = ${FLOOR * 100}`;

let count = 0;
async function somebody() {
  const mark = `Zebulon${count++}`;
  const person = await market.person('seller', {
    name: `${mark} Quigley`,
    email: `${mark}@mail.example.test`.toLowerCase(),
  });
  return { person, mark, phone: `+880 1999-00000${count}` };
}

async function rowsWith(...texts: string[]) {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'identity', 'pgboss')`;
  const found: string[] = [];
  for (const { name } of tables)
    for (const text of texts) {
      const rows = await sql.unsafe<{ row: string }[]>(
        `select t::text as row from ${name} t where strpos(lower(t::text), $1) > 0`,
        [text.toLowerCase()],
      );
      found.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
  return found;
}

async function leave({ subject, email }: Caller) {
  const now = Math.floor(Date.now() / 1000);
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, auth_time: now });
  const { status } = await callerOf(market.url, { subject, email, idToken }).call(removeAccount);
  assert.equal(status, 200);
}

async function beThere({ person, mark, phone }: Awaited<ReturnType<typeof somebody>>) {
  const facts = {
    sellerPhone: phone,
    disc: `Payment by Western Union. Ask for ${mark}, ${phone}.`,
    sellerLocation: `${mark} Street`,
    productName: `${mark}’s bike`,
  };
  const id = await aProductOf(person, { ...facts, floor: FLOOR });
  await aCheckedImportOf(
    person,
    { type: 'text/csv', content: `name,price,year,city\n${mark} FZ,1200,2018,Dhaka\n` },
    { sellerPhone: phone },
  );
  const others = await aProductOf(other);
  await person.call(addFavourite, { params: { id: others } });
  await anInspectionOf(person, others, { note: `${mark} looked at it` });
  await person.call(explainReport, {
    params: { id: others },
    body: { reason: 'other', words: `I am ${mark}, ring ${phone}` },
  });
  const offered = await person.call(makeOffer, {
    body: { productId: others, amount: 1200, number: phone, location: `At ${mark}’s` },
  });
  assert.equal(offered.status, 200);
  const message = said({ words: `I am ${mark}, ring ${phone}` });
  const conversation = await aConversationOf(person, others, message);
  await say(other, conversation, { words: `Thank you, ${mark}` });
  await other.call(reportMessage, {
    params: { id: conversation },
    body: { messageId: message.id, reason: 'other', words: `${mark} again` },
  });
  await checkListings(sql, [id]);
  await decideAs(admin, id, 'hide', { words: `${mark}, ring me` });
  await sql`update listing_decisions set appeal = ${`I am ${mark}, ring ${phone}`} where product_id = ${id}`;
  await sql`insert into verifications (seller_id, id, verified, note)
    select id, gen_random_uuid(), true, ${`Met ${mark}`} from users where email = ${person.email}`;
  return id;
}

test('who leaves without a deal is nowhere any more', async () => {
  const one = await somebody();
  await beThere(one);
  const tables = new Set((await rowsWith(one.mark)).map((row) => row.split(':', 1)[0]));
  assert.deepEqual([...tables].sort(), WRITTEN_IN);
  assert.equal((await floors()).length, 1);
  await leave(one.person);
  assert.deepEqual(await rowsWith(one.mark, one.phone, one.person.email), []);
  assert.equal((await floors()).length, 0);
  const kept = await sql`select from offers where amount_cents = 120000 and phone = '' and meeting_place = ''
    and status = 'closed' and reason = 'left'`;
  assert.equal(kept.length, 1, 'what was offered stays, without who it was');
});

test('whom an admin removes is nowhere any more either, and is still known by a keyed hash', async () => {
  const one = await somebody();
  await beThere(one);
  await admin.call(removeUser, { params: { email: one.person.email } });
  await eraseFormerUsers(market.market, STAYING);
  assert.deepEqual(await rowsWith(one.mark, one.phone, one.person.email), []);
  const { email, name } = one.person;
  const again = await market.issuer.sign({ sub: 'another subject', email, email_verified: true });
  const body = { name, email, role: 'buyer', isVarified: false };
  const { status } = await callerOf(market.url, { idToken: again }).call(createUser, { body });
  assert.equal(status, 403);
});

test('who had deals is kept with them as long as was set, then they are nobody; audit and books stay good', async () => {
  const one = await somebody();
  const { person, mark, phone } = one;
  await beThere(one);
  const { body: listed } = await person.call(addProduct, {
    body: { ...goodBike, sellerPhone: phone, disc: `Ask for ${mark}` },
  });
  const sale = await booked(other, listed.insertedId, { number: '+880 1800-000000', location: `Where ${mark} lives` });
  const bought = await aProductOf(other);
  const purchase = await booked(person, bought, { number: phone, location: `At ${mark}’s` });
  await person.call(proposeMeeting, {
    params: { id: sale },
    body: { slots: [aTimeToMeet()], place: `At ${mark}’s, ring ${phone}` },
  });
  for (const inspector of [person, other]) {
    await anInspectionOf(inspector, bought, { note: `With ${mark}, ${phone}` });
    assert.equal((await attach(inspector, purchase)).status, 200);
    await inspector.call(removeInspection, { params: { id: bought } });
  }
  for (const id of [sale, purchase]) {
    const disputed = await person.call(disputeDeal, { params: { id }, body: { words: `${mark} is not content` } });
    assert.equal(disputed.status, 200, disputed.body.detail);
    await other.call(addStatement, { params: { id }, body: { words: `But ${mark} said on ${phone} …` } });
    const reason = `${mark} is right`;
    const decided = await admin.call(decideDispute, { params: { id }, body: { decision: 'refund', reason } });
    assert.equal(decided.status, 200, decided.body.detail);
  }
  await sendRefunds(market.market);
  await leave(person);

  const ended = (days: number) =>
    sql`update bookings set ended_at = now() - make_interval(days => ${days}) where id in ${sql([sale, purchase])}`;
  await ended(retentionDays - 1);
  await eraseFormerUsers(market.market, STAYING);
  assert.ok((await rowsWith(mark)).length > 10, 'kept with their deals');
  await ended(retentionDays + 1);
  await eraseFormerUsers(market.market, STAYING);
  assert.deepEqual(await rowsWith(mark, phone, person.email), []);

  const { body: deal } = await other.call(readDeal, { params: { id: purchase } });
  assert.equal(deal.status, 'refunded', 'the other side still sees how it went');
  assert.deepEqual([deal.buyersName, deal.steps.length], ['Former member', 4]);
  await sealAudit(market.market, createLogger('silent'));
  for await (const { says } of verifyAudit(market.market)) assert.fail(says);
  assert.equal((await reconcile(market.market, { admin: {} }))?.found, 0);
});

test('a living deal keeps them, however short the time is', async () => {
  const one = await somebody();
  const sale = await booked(other, await aProductOf(one.person));
  await leave(one.person);
  await eraseFormerUsers({ ...market.market, retentionDays: 0 }, STAYING);
  assert.ok((await rowsWith(one.mark)).length > 0, sale);
});

test('of a step only what people wrote can be taken out', async () => {
  const refused = (change: string) => assert.rejects(sql.unsafe(`update booking_steps set ${change}`), /written once/);
  await refused("verb = 'pay'");
  await refused("reason = 'another'");
  await refused('facts = facts || \'{"slot": 1}\'');
  await assert.rejects(sql`delete from booking_steps`, /written once/);
});

async function booked(
  buyer: Caller,
  productId: string,
  meeting = { number: '+880 1800-000000', location: 'At the lake' },
) {
  const { body } = await buyer.call(bookProduct, { body: { productId, ...meeting } });
  await payFor(buyer, body.insertedId, cards);
  return body.insertedId;
}
