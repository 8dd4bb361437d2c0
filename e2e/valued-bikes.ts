import { randomUUID } from 'node:crypto';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { describedBike } from '../test/products.ts';
import { aBikeOf } from './deals.ts';

/** Model and country that only looks at a valued bike use. */
export const bikeToValue = {
  ...describedBike,
  modelId: 'yamaha-mt-15',
  categoryName: 'YAMAHA',
  productName: 'Yamaha MT-15',
  variant: undefined,
  placeId: 1248991,
  sellerLocation: 'Colombo',
};

const OTHERS = [
  { resalePrice: 1800, modelYear: 2017, kilometres: '47000' },
  { resalePrice: 2050, modelYear: 2019 },
  { resalePrice: 2200, modelYear: 2020, owners: 1 },
  { resalePrice: 1950, modelYear: 2018 },
  { resalePrice: 2125, modelYear: 2019, kilometres: '28000' },
];

/** One of each seller. */
export async function othersToCompareWith(marketplace: Marketplace, bike = bikeToValue): Promise<string[]> {
  return Promise.all(
    OTHERS.map(async (facts) => {
      const productName = `MT-15 at ${facts.resalePrice}`;
      return aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace, { ...bike, ...facts, productName });
    }),
  );
}

export async function aValuedBike(seller: Caller, marketplace: Marketplace): Promise<string> {
  const frameNumber = randomUUID().slice(0, 13);
  await aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace, { frameNumber, kilometres: 62_000 });
  await othersToCompareWith(marketplace);
  return aBikeOf(seller, marketplace, { ...bikeToValue, frameNumber, resalePrice: 1700 });
}
