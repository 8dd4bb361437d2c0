import type { Actor } from '#contract/deal-machine.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { t } from '#language/t.ts';
import { plain } from '../../../mail/letters.ts';

export interface EventFacts {
  buyer: string;
  seller: string;
  mover: string;
  price: string;
  payout?: string | undefined;
}

interface Named {
  buyerName: string;
  sellerName: string;
  priceCents: number;
}

/** First names only. */
export function eventFacts({ buyerName, sellerName, priceCents }: Named, actor: Actor): EventFacts {
  const buyer = firstName(buyerName) || t('The buyer');
  const seller = firstName(sellerName) || t('The seller');
  return {
    buyer,
    seller,
    mover: { buyer, seller, admin: t('An admin'), provider: t('The bank'), clock: 'Kickstand' }[actor],
    price: formatPrice(dollars(priceCents)),
  };
}

const firstName = (name: string) => plain(name).split(' ', 1)[0];
