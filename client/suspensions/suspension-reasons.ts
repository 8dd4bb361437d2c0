import type { SuspensionReason } from '#contract/suspensions.ts';

export const suspensionReasons: Record<SuspensionReason, string> = {
  scam: 'It looks like a scam',
  unpaid: 'Bookings that were not paid or kept',
  abuse: 'Insults or threats',
  listings: 'Listings that break the rules',
  identity: 'Not who they say they are',
  other: 'Something else',
};
