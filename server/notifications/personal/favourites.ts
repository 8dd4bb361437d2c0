import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { t } from '#language/t.ts';
import type { OnSale, PersonalText } from './personal-text.ts';

type BikeFacts = {
  productId: string;
  /** Brand, model and year, as the catalogue names them. */
  bike: string;
  cents: number;
};

type CheaperFacts = BikeFacts & {
  formerCents: number;
};

type SoldFacts = Omit<BikeFacts, 'cents'> & {
  /** On sale, and like it. */
  similar: BikeFacts;
};

const price = (cents: number) => formatPrice(dollars(cents));
const bikePath = (productId: string) => `/products/${productId}`;

function priced(facts: BikeFacts, onSale: OnSale): BikeFacts | undefined {
  const cents = onSale.get(facts.productId);
  return cents === undefined ? undefined : { ...facts, cents };
}

const cheaper: PersonalText<CheaperFacts> = {
  kind: 'favourites',
  title: ({ bike }) => t('Costs less now: {bike}', { bike }),
  text: ({ bike, cents, formerCents }) =>
    t('A favourite of yours, {bike}, costs {price} now instead of {former}.', {
      bike,
      price: price(cents),
      former: price(formerCents),
    }),
  link: ({ productId }) => ({ label: t('See the bike'), path: bikePath(productId) }),
  bikes: ({ productId }) => [productId],
  now(facts, onSale) {
    const cents = onSale.get(facts.productId) ?? facts.formerCents;
    return cents < facts.formerCents ? { ...facts, cents } : undefined;
  },
};

const backOnSale: PersonalText<BikeFacts> = {
  kind: 'favourites',
  title: ({ bike }) => t('Back on sale: {bike}', { bike }),
  text: ({ bike, cents }) =>
    t('A favourite of yours, {bike}, is back on sale for {price}.', { bike, price: price(cents) }),
  link: ({ productId }) => ({ label: t('See the bike'), path: bikePath(productId) }),
  bikes: ({ productId }) => [productId],
  now: (facts, onSale) => priced(facts, onSale),
};

const sold: PersonalText<SoldFacts> = {
  kind: 'favourites',
  title: ({ bike }) => t('Sold: {bike}', { bike }),
  text: ({ bike, similar }) =>
    t('A favourite of yours, {bike}, is sold. A similar one is on sale: {similar} for {price}.', {
      bike,
      similar: similar.bike,
      price: price(similar.cents),
    }),
  link: ({ similar }) => ({ label: t('See the similar bike'), path: bikePath(similar.productId) }),
  bikes: ({ similar }) => [similar.productId],
  now(facts, onSale) {
    const similar = priced(facts.similar, onSale);
    return similar && { ...facts, similar };
  },
};

export const FAVOURITES = {
  'favourite-cheaper': cheaper,
  'favourite-back': backOnSale,
  'favourite-sold': sold,
};
