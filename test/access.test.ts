import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { listBookings, listBuyers } from '#contract/bookings.ts';
import { listCategories } from '#contract/categories.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listSellerProducts } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { readAdmin, readUser, removeUser } from '#contract/users.ts';
import { accessToConversations } from './access-to-conversations.ts';
import { accessToDeals } from './access-to-deals.ts';
import { type AccessRow, accessToOffers } from './access-to-offers.ts';
import { accessToReviews } from './access-to-reviews.ts';
import { accessToVerification } from './access-to-verification.ts';
import { anAdminWith, JOBS_FOR } from './admins.ts';
import { aBookingOf } from './bookings.ts';
import { cardHolder } from './cards.ts';
import { accessToChannels } from './channels.ts';
import { declaredEndpoints } from './endpoints.ts';
import { aCheckedImportOf, anImportOf, bikesFile, columnsOfBikes } from './imports.ts';
import { accessToInsights } from './insights.ts';
import { accessToInspections } from './inspections.ts';
import { openMarket } from './market.ts';
import { oldLogin } from './old-login.ts';
import { type Caller, callerOf } from './people.ts';
import { aJpeg } from './photos.ts';
import { aProductOf, aValuedBike, goodBike, meeting, sellerIdOf } from './products.ts';
import { ratingAccess } from './rating-calls.ts';
import { savedSearchAccess } from './saved-searches.ts';
import { badAccessTokens, badIdTokens } from './tokens.ts';

const market = await openMarket();
const cards = cardHolder(market);
const roles = ['buyer', 'seller', 'seller', 'admin'] as const;
const callers = await Promise.all(roles.map((role) => oldLogin(market, role)));
const [buyer, seller, anotherSeller, admin] = callers as [Caller, Caller, Caller, Caller];
const moderator = await anAdminWith(market, 'moderator');
const [finance, support] = [await anAdminWith(market, 'finance'), await anAdminWith(market, 'support')];
const limited = { moderator, finance, support };
const cast: Record<string, Caller> = { nobody: market.nobody, buyer, seller, anotherSeller, admin };

const aProduct = async () => ({ params: { id: await aProductOf(seller) } });
const anEdit = async () => ({ ...(await aProduct()), body: { ...goodBike, colour: 'Blue', revision: 1 } });
const aBooking = async () => aBookingOf(buyer, await aProductOf(seller));
const resalePrice = goodBike.resalePrice;
const aPriceChange = async () => ({
  body: { changes: [{ _id: await aProductOf(seller), formerPrice: resalePrice, resalePrice: 999 }] },
});
const aPhoto = async () => ({ file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) } });
const nothing = () => ({});
const categories = async () => (await market.nobody.call(listCategories)).body.map(({ _id }) => _id);
const orderAsItIs = async () => ({ body: { ids: await categories() } });
const ofYamaha = { params: { id: (await categories())[0] ?? '' } };
const anImport = async () => ({ params: { id: await anImportOf(seller) } });
const importParams = await anImport();
const keptImport = () => importParams;
const aConfirmation = async () => ({ params: { id: await aCheckedImportOf(seller) }, body: { isConfirmed: true } });
const aDeal = async (body?: object) => ({ params: { id: await aBooking() }, ...(body && { body }) });
const own = ({ email }: Caller) => email || buyer.email;

const ofSeller = { params: { email: seller.email } };
async function aPayment() {
  const bookingId = await aBooking();
  return { body: { bookingId, transactionId: await cards.pay(buyer, bookingId, resalePrice) } };
}

const table: Record<string, AccessRow> = {
  readConfig: [nothing, 200, 200, 200, 200, 200],
  listCategories: [nothing, 200, 200, 200, 200, 200],
  listAllCategories: [nothing, 401, 403, 403, 403, 200],
  addCategory: [() => ({ body: { brandName: `BRAND ${randomUUID().slice(0, 8)}` } }), 401, 403, 403, 403, 200],
  changeCategory: [() => ({ ...ofYamaha, body: { brandName: 'YAMAHA' } }), 401, 403, 403, 403, 200],
  orderCategories: [orderAsItIs, 401, 403, 403, 403, 200],
  retireCategory: [() => ({ ...ofYamaha, body: { isRetired: false } }), 401, 403, 403, 403, 200],
  listCategoryProducts: [() => ({ params: { brandName: 'YAMAHA' } }), 200, 200, 200, 200, 200],
  listAdvertisedProducts: [nothing, 200, 200, 200, 200, 200],
  readAccessToken: [(caller) => ({ query: { email: own(caller) } }), 401, 200, 200, 200, 200],
  createUser: [(caller) => ({ body: { email: own(caller), name: 'Me', role: 'buyer' } }), 401, 200, 200, 200, 200],
  listUsers: [() => ({ query: { role: 'seller' } }), 401, 403, 403, 403, 200],
  readUser: [() => ofSeller, 401, 403, 200, 403, 200],
  verifySeller: [() => ofSeller, 401, 403, 403, 403, 200],
  readPerson: [() => ofSeller, 401, 403, 403, 403, 200],
  decideVerification: [() => ({ ...ofSeller, body: { isVarified: true } }), 401, 403, 403, 403, 200],
  startSelling: [() => ofSeller, 401, 403, 200, 403, 200],
  changeName: [(caller) => ({ body: { name: caller.name || 'Nobody' } }), 401, 200, 200, 200, 200],
  changeAdminJob: [() => ({ params: { email: moderator.email }, body: { job: 'moderator' } }), 401, 403, 403, 403, 200],
  removeUser: [async () => ({ params: { email: (await market.person('buyer')).email } }), 401, 403, 403, 403, 200],
  readAdmin: [() => ofSeller, 401, 403, 200, 403, 200],
  addProduct: [() => ({ body: goodBike }), 401, 403, 200, 200, 403],
  listSellerProducts: [() => ofSeller, 401, 403, 200, 403, 200],
  ...accessToInsights(aProduct),
  readContact: [aProduct, 401, 200, 200, 200, 200],
  readProduct: [aProduct, 200, 200, 200, 200, 200],
  readProducts: [async () => ({ query: { ids: (await aProduct()).params.id } }), 200, 200, 200, 200, 200],
  editProduct: [anEdit, 401, 403, 200, 404, 403],
  listProductChanges: [aProduct, 401, 404, 200, 404, 200],
  advertiseProduct: [aProduct, 401, 403, 200, 404, 403],
  changePrices: [aPriceChange, 401, 403, 200, 200, 403],
  removeProducts: [async () => ({ body: { ids: [(await aProduct()).params.id] } }), 401, 403, 200, 200, 403],
  removeProduct: [aProduct, 401, 404, 200, 404, 200],
  addPhoto: [aPhoto, 401, 403, 200, 200, 200],
  changePortrait: [aPhoto, 401, 200, 200, 200, 200],
  removePortrait: [nothing, 401, 200, 200, 200, 200],
  readValuation: [aProduct, 200, 200, 200, 200, 200],
  listCalibrations: [nothing, 200, 200, 200, 200, 200],
  valueBike: [() => ({ query: aValuedBike }), 401, 403, 200, 200, 403],
  checkFrame: [() => ({ body: { frameNumber: 'ME4KC319B8400001' } }), 401, 403, 200, 200, 403],
  findModels: [() => ({ query: { q: 'pulser', brand: 'BAJAJ' } }), 200, 200, 200, 200, 200],
  findPlaces: [() => ({ query: { q: 'dhaka' } }), 200, 200, 200, 200, 200],
  bookProduct: [async () => ({ body: { productId: await aProductOf(seller), ...meeting } }), 401, 200, 409, 200, 403],
  ...accessToOffers({ market, buyer, seller, rival: anotherSeller }),
  listBuyers: [() => ofSeller, 401, 403, 200, 403, 200],
  listBookings: [() => ({ params: { email: buyer.email } }), 401, 200, 403, 403, 200],
  readBooking: [async () => ({ params: { id: await aBooking() } }), 401, 200, 200, 404, 200],
  createPaymentIntent: [async () => ({ body: { bookingId: await aBooking(), resalePrice } }), 401, 200, 404, 404, 404],
  recordPayment: [aPayment, 401, 200, 404, 404, 404],
  receiveCardEvent: [() => ({ body: { type: 'payment_intent.succeeded' } }), 400, 400, 400, 400, 400],
  ...accessToDeals(aDeal),
  searchProducts: [nothing, 200, 200, 200, 200, 200],
  suggestSearches: [() => ({ query: { q: 'pulsar' } }), 200, 200, 200, 200, 200],
  listFavourites: [nothing, 401, 200, 200, 200, 200],
  listFavouriteIds: [nothing, 401, 200, 200, 200, 200],
  addFavourite: [aProduct, 401, 200, 200, 200, 200],
  removeFavourite: [aProduct, 401, 200, 200, 200, 200],
  ...savedSearchAccess(buyer),
  ...accessToInspections(aProduct),
  readPayoutAccount: [nothing, 401, 403, 200, 200, 403],
  openPayoutAccount: [nothing, 401, 401, 401, 401, 401],
  listNotices: [nothing, 401, 200, 200, 200, 200],
  countNotices: [nothing, 401, 200, 200, 200, 200],
  openLive: [nothing, 401, 200, 200, 200, 200],
  ...accessToChannels,
  readNotices: [() => ({ body: { upTo: randomUUID() } }), 401, 200, 200, 200, 200],
  ...(await accessToConversations(market, { buyer, seller })),
  reportProduct: [aProduct, 401, 200, 409, 200, 200],
  explainReport: [async () => ({ ...(await aProduct()), body: { reason: 'scam' } }), 401, 200, 409, 200, 200],
  withdrawReport: [aProduct, 401, 200, 200, 200, 200],
  hideProduct: [async () => ({ ...(await aProduct()), body: { isHidden: true } }), 401, 403, 409, 404, 403],
  listReportedProducts: [nothing, 401, 403, 403, 403, 200],
  dismissReports: [aProduct, 401, 403, 403, 403, 200],
  ...ratingAccess({ aDeal, theSeller: async () => sellerIdOf(market.nobody, (await aProduct()).params.id) }),
  startImport: [() => ({ query: { fileName: 'bikes.csv' }, file: bikesFile }), 401, 403, 200, 200, 403],
  listImports: [nothing, 401, 403, 200, 200, 403],
  readImport: [keptImport, 401, 403, 200, 404, 403],
  mapImport: [() => ({ ...importParams, body: columnsOfBikes }), 401, 403, 200, 404, 403],
  listImportRows: [keptImport, 401, 403, 200, 404, 403],
  confirmImportRows: [aConfirmation, 401, 403, 200, 404, 403],
  runImport: [async () => ({ params: { id: await aCheckedImportOf(seller) } }), 401, 403, 200, 404, 403],
  removeImport: [anImport, 401, 403, 200, 404, 403],
  ...(await accessToReviews(market, { seller, admin })),
  ...accessToVerification(market, { seller, admin }),
  readImportResult: [keptImport, 401, 403, 200, 404, 403],
  exportAccount: [nothing, 401, 200, 200, 200, 200],
  // These ID tokens have no `auth_time`; server/users/account tests those that do.
  removeAccount: [nothing, 401, 401, 401, 401, 401],
};

const endpoints = await declaredEndpoints();

test('every endpoint of the contract has a row here', () => {
  assert.deepEqual(Object.keys(table).sort(), [...endpoints.keys()].sort());
});

for (const [name, [input, ...statuses]] of Object.entries(table))
  test(`${name} is for those it is for`, async () => {
    const endpoint = endpoints.get(name) as Endpoint;
    for (const [index, [who, caller]] of Object.entries(cast).entries()) {
      const { status, body, headers } = await caller.call(endpoint, await input(caller));
      assert.equal(status, statuses[index], `${who}: ${JSON.stringify(body)}`);
      if (status >= 400) assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
    }
    // The authorized caller with an invalid token counts as anonymous.
    const who = Object.values(cast)[statuses.indexOf(200, 1)] ?? buyer;
    for (const [what, token] of Object.entries(await badTokensFor(endpoint, who))) {
      const { status } = await callerOf(market.url, { token, idToken: token }).call(endpoint, await input(who));
      assert.equal(status, statuses[0], `${who.email} with ${what}`);
    }
  });

test('every call of admins says for which jobs it is', () => {
  const ofAdmins = [...endpoints].filter(([, { access }]) => access === 'admin').map(([name]) => name);
  assert.deepEqual(
    ofAdmins.filter((name) => !(name in JOBS_FOR)),
    [],
  );
});

for (const [name, jobs] of Object.entries(JOBS_FOR))
  test(`${name} is for admins of these jobs: ${jobs.join(', ') || 'none but owners'}`, async () => {
    const [input, ...statuses] = table[name] as AccessRow;
    for (const [job, caller] of Object.entries(limited)) {
      const { status, body } = await caller.call(endpoints.get(name) as Endpoint, await input(admin));
      const isAllowed = (jobs as string[]).includes(job);
      assert.equal(
        status,
        isAllowed ? statuses[4] : name === 'removeProduct' ? 404 : 403,
        `${job}: ${JSON.stringify(body)}`,
      );
    }
  });

test('a removed person’s tokens open nothing', async () => {
  const removed = await oldLogin(market, 'seller');
  await admin.call(removeUser, { params: { email: removed.email } });
  for (const [name, [input, ...statuses]] of Object.entries(table)) {
    const endpoint = endpoints.get(name) as Endpoint;
    const { status } = await removed.call(endpoint, await input(removed));
    const refused = { readAccessToken: 403, createUser: 403 }[name] ?? statuses[0];
    assert.equal(status, refused, name);
  }
});

test('what is one’s own is found by one’s own e-mail address, however it is written', async () => {
  for (const email of [buyer.email.toUpperCase(), ` ${buyer.email} `])
    assert.equal((await buyer.call(listBookings, { params: { email } })).status, 200, email);
});

test('no spelling of another person’s e-mail address opens what is theirs', async () => {
  await aBooking();
  const [name, domain] = buyer.email.split('@');
  const spellings = [
    buyer.email.toUpperCase(),
    `${buyer.email} `,
    ` ${buyer.email}`,
    `${buyer.email}\0`,
    `${buyer.email}\u200b`,
    `${buyer.email},${anotherSeller.email}`,
    `${anotherSeller.email},${buyer.email}`,
    `${anotherSeller.email}/../${buyer.email}`,
    `${name}%40${domain}`,
    `${name}＠${domain}`,
    `%`,
    `.*`,
    `' or '1'='1`,
  ];
  for (const endpoint of [listBookings, listBuyers, listSellerProducts, readAdmin])
    for (const email of spellings) {
      const { status, body } = await anotherSeller.call(endpoint, { params: { email } });
      assert.ok([400, 403, 404].includes(status), `${endpoint.path} ${email}: ${status}`);
      assert.ok(!JSON.stringify(body).includes(meeting.number));
    }
  const shorter = await market.person('seller', { email: buyer.email.slice(1) });
  assert.equal((await shorter.call(listBookings, { params: { email: buyer.email } })).status, 403);
});

test('nothing beside the path says whose things are asked for', async () => {
  const { email } = buyer;
  const conflicting = { params: { email }, query: { email: anotherSeller.email, 'email[$ne]': 'x' } };
  assert.equal((await anotherSeller.call(listBookings, conflicting)).status, 403);
  const address = `${market.url}/booking/${encodeURIComponent(anotherSeller.email)}/..%2f${encodeURIComponent(email)}`;
  const answer = await fetch(address, { headers: { authorization: `bearer ${anotherSeller.token}` } });
  assert.ok([400, 403, 404].includes(answer.status));
  const headers = {
    authorization: `bearer ${anotherSeller.token}`,
    'x-user': email,
    'x-original-url': `/api/booking/${email}`,
  };
  assert.equal((await fetch(`${market.url}/booking/${email}`, { headers })).status, 403);
});

test('a token counts in any letter case of its scheme, and nowhere but in its header', async () => {
  const { token } = buyer;
  const address = `${market.url}/booking/${buyer.email}`;
  const status = async (authorization: string) => (await fetch(address, { headers: { authorization } })).status;
  for (const scheme of ['bearer', 'Bearer', 'BEARER']) assert.equal(await status(`${scheme} ${token}`), 200, scheme);
  for (const wrong of ['', `Basic ${token}`, `${token}`, `bearer`, `bearer ${token} ${token}`, `bearer ${token}x`])
    assert.equal(await status(wrong), 401, wrong);
  assert.equal((await fetch(`${address}?token=${token}&access_token=${token}&accessToken=${token}`)).status, 401);
  assert.equal((await fetch(address, { headers: { cookie: `accessToken=${token}` } })).status, 401);
});

test('an access token is given to oneself only', async () => {
  const statusFor = async (query: object) => (await anotherSeller.call(readAccessToken, { query })).status;
  assert.equal(await statusFor({ email: buyer.email }), 403);
  assert.equal(await statusFor({ email: buyer.email.toUpperCase() }), 403);
  assert.equal(await statusFor({ 'email[$ne]': 'x' }), 400);
  assert.equal(await statusFor({}), 400);
  const both = `email=${anotherSeller.email}&email=${buyer.email}`;
  const headers = { authorization: `bearer ${anotherSeller.idToken}` };
  assert.equal((await fetch(`${market.url}/jwt?${both}`, { headers })).status, 400);
});

test('others do not learn whether anybody has an account', async () => {
  const answers = [seller.email, admin.email, 'never.was@example.test'].map(async (email) => {
    const { status, body } = await buyer.call(readUser, { params: { email } });
    return { status, body };
  });
  const [one, ...others] = await Promise.all(answers);
  assert.equal(one?.status, 403);
  for (const other of others) assert.deepEqual(other, one);
  const whole = ['_id', 'email', 'emailConfirmed', 'isVarified', 'joinedAt', 'name', 'role'];
  for (const caller of [seller, admin]) {
    const { body } = await caller.call(readUser, { params: { email: seller.email } });
    assert.deepEqual(Object.keys(body).sort(), whole);
  }
});

async function badTokensFor({ access }: Endpoint, person: Caller) {
  return access === 'identified' ? badIdTokens(market, person) : badAccessTokens(market, person);
}
