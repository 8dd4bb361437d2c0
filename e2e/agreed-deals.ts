import { acceptMeeting, proposeMeeting } from '#contract/deals.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { meeting } from '../test/products.ts';
import type { Deal } from './deals.ts';
import { aPaidDeal } from './paid-deals.ts';

const HOUR = 60 * 60 * 1000;

/** On the full hour, so many hours from now. */
export const inHours = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

/** Paid, and the seller has proposed when to meet. */
export async function aProposedDeal(marketplace: Marketplace): Promise<Deal> {
  const deal = await aPaidDeal(marketplace);
  await propose(deal, [inHours(26), inHours(50)]);
  return deal;
}

/** Paid, and the two have agreed when to meet. */
export async function anAgreedDeal(marketplace: Marketplace, slot = inHours(26)): Promise<Deal> {
  const deal = await aPaidDeal(marketplace);
  await agree(deal, slot);
  return deal;
}

/** The seller proposes a time, and the buyer accepts it. */
export async function agree(deal: Deal, slot: string) {
  await propose(deal, [slot]);
  const { status } = await deal.buyer.call(acceptMeeting, { params: { id: deal.bookingId }, body: { slot } });
  if (status !== 200) throw new Error(`Accepting answered ${status}`);
}

async function propose({ seller, bookingId }: Deal, slots: string[]) {
  const body = { slots, place: meeting.location };
  const { status } = await seller.call(proposeMeeting, { params: { id: bookingId }, body });
  if (status !== 200) throw new Error(`Proposing answered ${status}`);
}
