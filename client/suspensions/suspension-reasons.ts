import type { SuspensionReason } from '#contract/suspensions.ts';
import { type Message, message } from '#language/t.ts';

export const suspensionReasons: Record<SuspensionReason, Message> = {
  scam: message('It looks like a scam'),
  unpaid: message('Bookings that were not paid or kept'),
  abuse: message('Insults or threats'),
  listings: message('Listings that break the rules'),
  identity: message('Not who they say they are'),
  other: message('Something else'),
};
