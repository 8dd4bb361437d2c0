import type { Shown } from './acknowledged.ts';

const PRICE = /"price":"(\d+\.\d\d)"/;
const AVAILABILITY = /"availability":"https:\/\/schema\.org\/(\w+)"/;

export const oneBike = (text: string): Shown[] => [JSON.parse(text) as Shown];
export const listOfBikes = (text: string): Shown[] => JSON.parse(text) as Shown[];
export const foundBikes = (text: string): Shown[] => (JSON.parse(text) as { products: Shown[] }).products;

export const pageOfBike =
  (id: string) =>
  (html: string): Shown[] => {
    const availability = AVAILABILITY.exec(html)?.[1];
    const price = PRICE.exec(html)?.[1];
    if (!price || !availability) throw new Error('The page of a bike says nothing of its price');
    return [
      {
        _id: id,
        resalePrice: Number(price),
        isAvailable: availability !== 'SoldOut',
        isReserved: availability === 'LimitedAvailability',
      },
    ];
  };
