import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Product } from '#contract/products.ts';
import { startIssuer } from '../issuer.ts';
import { type Marketplace, startMarketplace } from '../marketplace.ts';
import { signUpAs } from '../people.ts';
import { History, NAME } from './history.ts';
import { type Answer, read } from './reading.ts';
import { SellerWrites } from './seller-writes.ts';

const BRANDS = ['YAMAHA', 'HERO', 'BAJAJ'];
const SELLERS = 3;
const BIKES_EACH = 4;
const READERS = 12;
const READS = 700;
const PROCESSES = 3;

let marketplace: Marketplace;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let lives: SellerWrites[];
/** By the number in the product's name. */
const histories = new Map<number, History>();
before(async () => {
  issuer = await startIssuer();
  const { issuer: ID_ISSUER, jwksUrl: ID_JWKS_URL } = issuer.trusted;
  const variables = { DEMO: 'off', WEB_CONCURRENCY: String(PROCESSES), ID_ISSUER, ID_JWKS_URL };
  marketplace = await startMarketplace(variables);
  const join = (role: 'buyer' | 'seller') => signUpAs(`${marketplace.url}/api`, issuer, role);
  lives = await Promise.all(
    Array.from({ length: SELLERS }, async (_, which) => {
      const [seller, buyer] = await Promise.all([join('seller'), join('buyer')]);
      const bikes = Array.from({ length: BIKES_EACH }, (_, at) => {
        const number = which * BIKES_EACH + at;
        return new History(number, BRANDS[number % BRANDS.length] ?? '');
      });
      return new SellerWrites({ seller, buyer }, bikes, (bike) => histories.set(bike.number, bike));
    }),
  );
});
after(async () => {
  await marketplace?.stop();
  await issuer?.stop();
});

test('whatever several processes answer under load is how the market was when it was asked for, or since', async () => {
  let reading = true;
  const writing = Promise.all(
    lives.map(async (life) => {
      while (reading) await life.next();
    }),
  );
  while (histories.size < SELLERS * BIKES_EACH) await read(marketplace.url);
  let cached = 0;
  let reads = 0;
  const reader = async () => {
    while (reads < READS) {
      const turn = reads++;
      const readPage = PAGE_READS[turn % PAGE_READS.length];
      if (readPage && (await readPage(turn)).cached) cached++;
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader)).finally(() => {
    reading = false;
  });
  await writing;
  assert.ok(cached > READS / 20, `only ${cached} of ${READS} answers were kept ones`);
});

test('at rest, what is kept is what the database says', async () => {
  const ids = [...histories.values()].filter(({ now }) => now?.onSale).map(({ id }) => id);
  const paths = ['/api/advertize', '/api/categories', `/api/product?ids=${ids.join()}`, '/api/search?sort=newest'];
  paths.push(...BRANDS.map((brand) => `/api/categories/${brand}`), ...ids.map((id) => `/api/product/${id}`));
  for (const path of paths) {
    const fresh = await read(`${marketplace.url}${path}${path.includes('?') ? '&' : '?'}again=${Math.random()}`);
    for (let time = 0; time < PROCESSES * 2; time++)
      assert.equal((await read(marketplace.url + path)).body, fresh.body, path);
  }
});

type PageRead = (turn: number) => Promise<Answer>;

const page =
  (path: (bike: History) => string): PageRead =>
  async (turn) => {
    const bike = chosen(turn);
    const answer = await read(marketplace.url + path(bike));
    if (answer.status === 200) for (const shown of answer.body.matchAll(new RegExp(NAME, 'g'))) judge(shown, answer);
    return answer;
  };

/** A list of all matching products: none may be missing. */
const list =
  (path: (bike: History) => string, fits: (one: History, bike: History) => boolean): PageRead =>
  async (turn) => {
    const bike = chosen(turn);
    const answer = await read(marketplace.url + path(bike));
    assert.equal(answer.status, 200, answer.body);
    const read24: Product[] = JSON.parse(answer.body).products ?? JSON.parse(answer.body);
    const shown = new Set(read24.map((product) => judgeProduct(product, answer)));
    for (const one of histories.values())
      if (fits(one, bike) && !shown.has(one.number))
        assert.ok(one.mayBeMissing(answer), `${one.nameAt(one.now?.version ?? 0)} is missing from ${path(bike)}`);
    return answer;
  };

const one: PageRead = async (turn) => {
  const bike = chosen(turn);
  const answer = await read(`${marketplace.url}/api/product/${bike.id}`);
  if (answer.status === 200) judgeProduct(JSON.parse(answer.body), answer);
  else assert.ok(bike.mayBeMissing(answer), `${bike.id} answered ${answer.status}`);
  return answer;
};

const PAGE_READS: PageRead[] = [
  page(() => '/'),
  page((bike) => `/products/${bike.id}`),
  page(() => '/search?sort=newest'),
  list(
    (bike) => `/api/categories/${bike.brandName}`,
    (one, bike) => one.brandName === bike.brandName,
  ),
  list(
    () => '/api/search?sort=newest',
    () => true,
  ),
  list(
    (bike) => `/api/product?ids=${bike.id}`,
    (one, bike) => one === bike,
  ),
  list(
    () => '/api/advertize',
    () => false,
  ),
  one,
];

function chosen(turn: number): History {
  const bikes = [...histories.values()].slice(-SELLERS * BIKES_EACH);
  const bike = bikes[Math.floor(turn / PAGE_READS.length) % bikes.length];
  assert.ok(bike);
  return bike;
}

function judgeProduct({ productName, isReserved, isAdvertized }: Product, answer: Answer): number {
  const named = NAME.exec(productName);
  assert.ok(named);
  return judge(named, answer, { reserved: isReserved, advertised: isAdvertized });
}

function judge([name, number, version]: RegExpMatchArray, answer: Answer, seen: Record<string, boolean> = {}): number {
  const history = histories.get(Number(number));
  const states = history?.possible(answer) ?? [];
  const shown = { onSale: true, version: Number(version), ...seen };
  const isRight = states.some((state) =>
    Object.entries(shown).every(([fact, value]) => state[fact as 'version'] === value),
  );
  // A product is known from the acknowledgement of its listing on.
  assert.ok(isRight || !history, `${name} ${JSON.stringify(seen)}, but it could only be ${JSON.stringify(states)}`);
  return Number(number);
}
