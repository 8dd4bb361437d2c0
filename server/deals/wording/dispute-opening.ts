import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import { message, t } from '#language/t.ts';

interface Opened {
  status: BookingStatus;
  by: Actor;
  buyer: string;
  seller: string;
}

export function disputeOpening({ status, by, ...names }: Opened): string {
  if (by === 'buyer' || by === 'seller') return t(OPENINGS[by], names);
  if (status === 'charge-disputed') return t(OPENINGS.bank);
  return t(by === 'provider' ? OPENINGS.provider : OPENINGS.clock);
}

const OPENINGS = {
  buyer: message('{buyer}, the buyer, says:'),
  seller: message('{seller}, the seller, says:'),
  bank: message('The buyer’s bank looks into the payment.'),
  provider: message('The buyer’s bank has given the money back: somebody has to decide whose it is.'),
  clock: message('Nobody has told how the meeting went.'),
};
