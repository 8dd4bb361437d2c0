import { anOpenOffer, type Two } from './offers.ts';
import type { Caller, SentFile } from './people.ts';
import { aProductOf, meeting } from './products.ts';

type Input = { params?: object; query?: object; body?: object; file?: SentFile };
/** Statuses for no token, a buyer, the seller, another seller, an admin. */
export type AccessRow = [
  input: (caller: Caller) => Input | Promise<Input>,
  ...statuses: [number, number, number, number, number],
];

export function accessToOffers(two: Two): Record<string, AccessRow> {
  const anOffer = async () => ({ params: { id: (await anOpenOffer(two)).id } });
  const aProduct = async () => ({ params: { id: await aProductOf(two.seller) } });
  return {
    readOffers: [async () => ({ params: await anOpenOffer(two) }), 401, 200, 200, 404, 404],
    listOffers: [() => ({ query: { as: 'buyer' } }), 401, 200, 200, 200, 200],
    makeOffer: [
      async () => ({ body: { productId: await aProductOf(two.seller), amount: 1200, ...meeting } }),
      401,
      200,
      409,
      200,
      403,
    ],
    counterOffer: [async () => ({ ...(await anOffer()), body: { amount: 1300 } }), 401, 403, 200, 404, 404],
    acceptOffer: [anOffer, 401, 403, 200, 404, 404],
    declineOffer: [anOffer, 401, 403, 200, 404, 404],
    withdrawOffer: [anOffer, 401, 200, 403, 404, 404],
    readOfferTerms: [aProduct, 401, 403, 200, 404, 403],
    changeOfferTerms: [
      async () => ({ ...(await aProduct()), body: { takesOffers: true, floor: null } }),
      401,
      403,
      200,
      404,
      403,
    ],
  };
}
