import { acceptMeeting, proposeMeeting } from '#contract/deals.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { meeting } from '../test/products.ts';
import type { Deal } from './deals.ts';
import { aPaidDeal } from './paid-deals.ts';

const HOUR = 60 * 60 * 1000;

/** On the full hour, so many hours from now. */
export const inHours = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

interface Wishes {
  productName?: string | undefined;
  slots?: string[];
  place?: string;
}

/** Paid, and the seller has proposed when to meet. */
export async function aProposedDeal(
  marketplace: Marketplace,
  { productName, slots = [inHours(26), inHours(50)], place = meeting.location }: Wishes = {},
): Promise<Deal> {
  const deal = await aPaidDeal(marketplace, { productName });
  const params = { id: deal.bookingId };
  const { status } = await deal.seller.call(proposeMeeting, { params, body: { slots, place } });
  if (status !== 200) throw new Error(`Proposing answered ${status}`);
  return deal;
}

/** Paid, and the two have agreed when to meet. */
export async function anAgreedDeal(marketplace: Marketplace, wishes: Wishes = {}): Promise<Deal> {
  const { slots: [slot = inHours(26)] = [] } = wishes;
  const deal = await aProposedDeal(marketplace, { ...wishes, slots: [slot] });
  const { status } = await deal.buyer.call(acceptMeeting, { params: { id: deal.bookingId }, body: { slot } });
  if (status !== 200) throw new Error(`Accepting answered ${status}`);
  return deal;
}
