import type { DealSettings } from '#contract/deal-settings.ts';
import type { PayoutWait } from '#contract/payout-waits.ts';
import type { Gone, SellerRow, WaitingRow } from './queries.ts';
import { LIMIT_DAYS } from './rule-queries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Rules = Pick<DealSettings, 'payoutWaitDays' | 'payoutWeekLimit' | 'bankChangeHours'>;
type Why = PayoutWait['why'];

interface Seller extends SellerRow {
  waiting: WaitingRow[];
  /** Oldest first. */
  gone: Gone[];
}

/** Payouts that leave now have no entry. */
export function timetable(seller: Seller, rules: Rules, now = new Date()): Map<string, PayoutWait> {
  const waits = new Map<string, PayoutWait>();
  const gone = [...seller.gone];
  for (const payout of seller.waiting) {
    const { id, cents, held, awaitsFunds } = payout;
    if (held) {
      waits.set(id, { why: 'review' });
      continue;
    }
    const { why, at } = departure(payout, { seller, rules, gone, now: now.getTime() });
    gone.push({ cents, at: new Date(at) });
    if (why) waits.set(id, { why, until: new Date(at).toISOString() });
    else if (!seller.active) waits.set(id, { why: 'account' });
    else if (awaitsFunds) waits.set(id, { why: 'funds' });
  }
  return waits;
}

interface Situation {
  seller: Seller;
  rules: Rules;
  gone: Gone[];
  now: number;
}

function departure({ paidAt, cents, unlimited }: WaitingRow, { seller, rules, gone, now }: Situation) {
  let at = now;
  let why: Why | undefined;
  const notBefore = (time: number, reason: Why) => {
    if (time > at) [at, why] = [time, reason];
  };
  if (!seller.trusted)
    notBefore(paidAt.getTime() + rules.payoutWaitDays * DAY, seller.verified ? 'new-seller' : 'unverified');
  if (seller.bankChangedAt) notBefore(seller.bankChangedAt.getTime() + rules.bankChangeHours * HOUR, 'bank-changed');
  if (!seller.trusted && !unlimited) notBefore(roomFrom(at, cents, gone, rules.payoutWeekLimit * 100), 'week-limit');
  return { at, why };
}

function roomFrom(from: number, cents: number, gone: Gone[], limit: number) {
  const within = (time: number) =>
    gone.reduce((sum, { cents, at }) => (at.getTime() > time - LIMIT_DAYS * DAY ? sum + cents : sum), 0);
  const moments = [from, ...gone.map(({ at }) => at.getTime() + LIMIT_DAYS * DAY)].filter((time) => time >= from);
  return moments.sort((one, other) => one - other).find((time) => within(time) + cents <= limit) ?? from;
}
