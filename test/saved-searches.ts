import type { Endpoint } from '#contract/endpoint.ts';
import { saveSearch } from '#contract/saved-searches.ts';
import { matchSavedSearches } from '#server/saved-searches/saved-searches.ts';
import { choice, line, notText, present } from './bad-parts.ts';
import type { Cast } from './deal-in.ts';
import type { Caller } from './people.ts';
import { aProductOf } from './products.ts';

const aSearch = { name: 'Mine', address: 'brand=YAMAHA' };
const wish = { name: 'Mine', told: 'never' };

type Statuses = [number, number, number, number, number];

/** By endpoint: the input, and the statuses for nobody, its buyer, two sellers and an admin. */
export function savedSearchAccess(buyer: Caller): Record<string, [input: () => object | Promise<object>, ...Statuses]> {
  const own = async () => ({
    params: { id: (await buyer.call(saveSearch, { body: aSearch })).body.insertedId },
    body: wish,
  });
  const forAll: Statuses = [401, 200, 200, 200, 200];
  const forBuyer: Statuses = [401, 200, 404, 404, 404];
  const nothing = () => ({});
  return {
    listSavedSearches: [nothing, ...forAll],
    countNewMatches: [nothing, ...forAll],
    saveSearch: [() => ({ body: aSearch }), ...forAll],
    changeSavedSearch: [own, ...forBuyer],
    openSavedSearch: [own, ...forBuyer],
    removeSavedSearch: [own, ...forBuyer],
  };
}

export const savedSearchBodies = (
  buyer: Caller,
  id: string,
): Record<string, [caller: Caller, body: object, params?: Record<string, string>]> => ({
  saveSearch: [buyer, aSearch],
  changeSavedSearch: [buyer, wish, { id }],
});

const utcOffset = [null, '60', 1.5, 841, -841, 1e300, [], {}];
const told = [...choice, 'hourly'];
const address = [
  ...notText,
  ...['', 'sort=newest', 'q=bikes', 'maxPrice=cheap', 'model=Pulsar', `q=${'x'.repeat(101)}`, 'x'.repeat(2001)],
];

export const savedSearchFaults: Record<string, Record<string, unknown[]>> = {
  saveSearch: { name: line(80), address, told: present(told), utcOffset },
  changeSavedSearch: { name: line(80), told: [...told, undefined], utcOffset },
};

/** As in `good-calls.ts`; each time another search, with new matches. */
export function savedSearchCalls({ market, buyer, seller }: Cast) {
  let searches = 0;
  const aBody = async () => ({
    body: { ...aSearch, address: `${aSearch.address}&maxPrice=${3000 + searches++}` },
  });
  const withMatches = async () => {
    const { body } = await buyer.call(saveSearch, await aBody());
    await aProductOf(seller);
    await matchSavedSearches(market.market);
    return { params: { id: body.insertedId } };
  };
  const byBuyer = (input: () => Promise<object>) => async (endpoint: Endpoint) => {
    const sent = await input();
    return () => buyer.call(endpoint, sent);
  };
  return {
    ...{
      saveSearch: byBuyer(aBody),
      changeSavedSearch: byBuyer(async () => ({ ...(await withMatches()), body: wish })),
      openSavedSearch: byBuyer(withMatches),
    },
    ...{ removeSavedSearch: byBuyer(withMatches), listSavedSearches: byBuyer(withMatches) },
    countNewMatches: byBuyer(withMatches),
  };
}
