import type { DealVerb } from '#contract/deal-machine.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { conflict } from '../http/errors.ts';
import { holdingOf, lateShare } from './bookings/bookings.ts';
import type { Concern } from './queries.ts';

export async function refusalOf(db: Db, { settings }: AppContext, deal: Concern, verb: DealVerb) {
  if (deal.as !== 'buyer' || deal.status !== 'meeting-agreed') return movedOn(verb);
  const [holding] = await holdingOf(db, settings, deal, deal.as);
  if (!holding?.holds.late) return movedOn(verb);
  const share = formatPrice(dollars(lateShare(deal, settings)));
  const late: Partial<Record<DealVerb, string>> = {
    cancel: `The meeting is less than ${settings.lateHours} hours away: cancelling the deal now costs you ${share}, which the seller gets.`,
    propose: 'It is too late to move the meeting. Please ask the seller to propose another time.',
  };
  return late[verb] ? conflict('deal-moved-on', late[verb]) : movedOn(verb);
}

const SENTENCES: Partial<Record<DealVerb, string>> = {
  propose: 'A meeting can be proposed when the bike is paid for, and while there is time to agree on one.',
  accept: 'This time cannot be accepted. Please look at what is proposed now.',
  'hand-over': 'This deal is not at the point where the keys change hands.',
  decline: 'This deal cannot be declined any more.',
  cancel: 'This deal cannot be cancelled now.',
  'miss-seller':
    'You can say that somebody did not come when the time of a meeting has passed, and nobody has said more.',
  'miss-buyer':
    'You can say that somebody did not come when the time of a meeting has passed, and nobody has said more.',
  withdraw: 'There is nothing to take back in this deal.',
  confirm: 'There is nothing to confirm: the bike is not handed over, or the deal has moved on.',
  dispute: 'This deal cannot be disputed as it stands now.',
  release: 'There is nothing to decide: this deal is not in dispute.',
  refund: 'There is nothing to decide: this deal is not in dispute.',
  'refund-part': 'There is nothing to decide: this deal is not in dispute.',
};

export const movedOn = (verb: DealVerb) =>
  conflict('deal-moved-on', SENTENCES[verb] ?? 'This deal has moved on meanwhile. Please look at it again.');
