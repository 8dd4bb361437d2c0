import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import type { OfferSide } from '#contract/offer-machine.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { conflict, type HttpError, invalid } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { refusalOf as refusalOfBike } from '../products/products.ts';
import { refusalBy } from './conditions.ts';
import * as queries from './queries.ts';
import { type Range, rangeOf } from './range.ts';
import { otherSide, publishOffers, tellSide } from './telling.ts';

interface Placing {
  productId: string;
  buyerId: string;
  sellerId: string;
  id: string;
  buyer: Viewer;
  side: OfferSide;
  amountCents: number;
  phone: string;
  meetingPlace: string;
  answeredCents?: number;
  priceCents: number;
}

/** The caller has locked both people and the bike. */
export async function placeOffer(db: Db, { offers: settings, settings: deals }: AppContext, placing: Placing) {
  const { side, answeredCents, priceCents } = placing;
  const range = rangeOf({ side, priceCents, answeredCents }, settings);
  await queries.letGoLast(db, placing);
  const offer = { ...placing, settings, deals };
  const [made] = range ? await queries.insert(db, { ...offer, range }) : [];
  if (!made) throw await refusalOf(db, offer, range);
  const verb = answeredCents === undefined ? 'offer-made' : 'offer-countered';
  const told = { ...placing, author: side };
  await Promise.all([
    made.status === 'open' && tellSide(db, told, otherSide(side), verb, { hours: settings.answerHours }),
    publishOffers(db, [told]),
  ]);
}

type Refused = Parameters<typeof queries.brokenCondition>[1] & Pick<Placing, 'buyer'>;

async function refusalOf(db: Db, offer: Refused, range: Range | undefined): Promise<HttpError> {
  return refusalOfBike(db, 'book', offer.buyer, offer.productId, async () => {
    const [broken] = await queries.brokenCondition(db, offer);
    return broken?.name ? refusalBy(broken.name, offer) : outside(range);
  });
}

function outside(range: Range | undefined): HttpError {
  if (!range) return conflict('offers-not-taken', t('There is no amount left between the price and the last offer.'));
  const [from, to] = [formatPrice(dollars(range.from)), formatPrice(dollars(range.to))];
  return invalid(
    'amount',
    from === to
      ? t('Only {from} is possible', { from })
      : t('Please offer an amount from {from} to {to}', { from, to }),
  );
}
