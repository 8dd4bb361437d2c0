import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';

export const PROPOSED = 'Proposed: another admin has to approve it';

export const TAKES_ANOTHER = 'Another admin has to approve a refund of this size first.';

export const doneOrProposed = (done: string) => (deal: Deal) => (deal.refundProposal?.isOwn ? PROPOSED : done);

/** In dollars. */
export const takesTwo = (refund: number, { refundApprovalAbove: above }: DealSettings) => above > 0 && refund > above;
