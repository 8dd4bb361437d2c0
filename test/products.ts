import { addProduct, advertiseProduct, readProduct } from '#contract/products.ts';
import type { Caller } from './people.ts';

export const goodBike = {
  productName: 'Yamaha FZ-S V3',
  img: 'https://pictures.example.test/fz.jpg',
  orgPrice: '2100',
  resalePrice: 1450.5,
  yearsOfUse: '3',
  categoryName: 'YAMAHA',
  condition: 'Good',
  sellerLocation: 'Dhaka',
  sellerPhone: '+880 1700-000000',
  disc: 'One owner, serviced every 3,000 km.',
} as const;

export const meeting = { number: '+880 1800-000000', location: 'At the fountain, Dhanmondi' };

export async function aProductOf(seller: Caller, changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await seller.call(addProduct, { body: { ...goodBike, ...changes } });
  return body.insertedId;
}

export async function anAdvertisedProductOf(seller: Caller, changes: Record<string, unknown> = {}): Promise<string> {
  const id = await aProductOf(seller, changes);
  await seller.call(advertiseProduct, { params: { id } });
  return id;
}

/** With every optional field but the frame number, which is on sale once. */
export const describedBike = {
  ...goodBike,
  productName: 'Bajaj Pulsar 150 DTS-i',
  categoryName: 'BAJAJ',
  modelId: 'bajaj-pulsar-150',
  variant: 'DTS-i',
  modelYear: 2019,
  kilometres: '35000',
  owners: 2,
  colour: 'Black and red',
  papers: ['Registration', 'Insured to March 2027'],
  service: ['New chain at 30,000 km'],
  placeId: 1185241,
};

export const aValuedBike = { modelId: 'bajaj-pulsar-150', modelYear: 2019, placeId: 1185241 };

export async function sellerIdOf(caller: Caller, productId: string): Promise<string> {
  return (await caller.call(readProduct, { params: { id: productId } })).body.sellerId;
}
