import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import { fill } from './template.ts';

interface Opened {
  status: BookingStatus;
  by: Actor;
  buyer: string;
  seller: string;
}

export function disputeOpening({ status, by, ...names }: Opened): string {
  if (by === 'buyer' || by === 'seller') return fill(OPENINGS[by], names);
  if (status === 'charge-disputed') return OPENINGS.bank;
  return by === 'provider' ? OPENINGS.provider : OPENINGS.clock;
}

const OPENINGS = {
  buyer: '{buyer}, the buyer, says:',
  seller: '{seller}, the seller, says:',
  bank: 'The buyer’s bank looks into the payment.',
  provider: 'The buyer’s bank has given the money back: somebody has to decide whose it is.',
  clock: 'Nobody has told how the meeting went.',
};
