import { acceptMeeting, proposeMeeting } from '#contract/deals.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { meeting } from '../test/products.ts';
import type { Deal } from './deals.ts';
import { aPaidDeal } from './paid-deals.ts';

const HOUR = 60 * 60 * 1000;

/** Rounded down to the full hour. */
export const inHours = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

export async function aProposedDeal(marketplace: Marketplace): Promise<Deal> {
  const deal = await aPaidDeal(marketplace);
  await propose(deal, [inHours(26), inHours(50)]);
  return deal;
}

export async function anAgreedDeal(marketplace: Marketplace, slot = inHours(26)): Promise<Deal> {
  const deal = await aPaidDeal(marketplace);
  await agree(deal, slot);
  return deal;
}

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
