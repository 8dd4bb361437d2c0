import type { DealVerb } from '#contract/deal-machine.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { type Message, message, t } from '#language/t.ts';
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
  const late: Partial<Record<DealVerb, () => string>> = {
    cancel: () =>
      t(
        'The meeting is less than {hours, plural, one {# hour} other {# hours}} away: cancelling the deal now costs you {share}, which the seller gets.',
        { hours: settings.lateHours, share },
      ),
    propose: () => t('It is too late to move the meeting. Please ask the seller to propose another time.'),
  };
  const says = late[verb];
  return says ? conflict('deal-moved-on', says()) : movedOn(verb);
}

const SENTENCES: Partial<Record<DealVerb, Message>> = {
  propose: message('A meeting can be proposed when the bike is paid for, and while there is time to agree on one.'),
  accept: message('This time cannot be accepted. Please look at what is proposed now.'),
  'hand-over': message('This deal is not at the point where the keys change hands.'),
  decline: message('This deal cannot be declined any more.'),
  cancel: message('This deal cannot be cancelled now.'),
  'miss-seller': message(
    'You can say that somebody did not come when the time of a meeting has passed, and nobody has said more.',
  ),
  'miss-buyer': message(
    'You can say that somebody did not come when the time of a meeting has passed, and nobody has said more.',
  ),
  withdraw: message('There is nothing to take back in this deal.'),
  confirm: message('There is nothing to confirm: the bike is not handed over, or the deal has moved on.'),
  dispute: message('This deal cannot be disputed as it stands now.'),
  release: message('There is nothing to decide: this deal is not in dispute.'),
  refund: message('There is nothing to decide: this deal is not in dispute.'),
  'refund-part': message('There is nothing to decide: this deal is not in dispute.'),
};

const MOVED_ON = message('This deal has moved on meanwhile. Please look at it again.');

export const movedOn = (verb: DealVerb) => conflict('deal-moved-on', t(SENTENCES[verb] ?? MOVED_ON));
