import * as deals from '#contract/deals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Cast, TestDeal } from './deal-in.ts';

/** Transitions of users, and actions without a transition. */
export type PersonsVerb = Exclude<deals.Deal['may'][number], ProvidersVerb | ClocksVerb>;
type ProvidersVerb = 'pay' | 'refuse-card' | 'give-up-cards' | 'charge-back' | 'win-charge' | 'lose-charge';
type ClocksVerb =
  | 'extend'
  | 'expire'
  | 'lapse'
  | 'fall-silent'
  | 'uphold'
  | 'complete'
  | 'release-undecided'
  | 'refund-undecided';

interface Call {
  endpoint: Endpoint;
  /** A valid body in any state. */
  body?: (cast: Cast, deal: TestDeal) => object | Promise<object>;
}

const reason = 'The bike is not what we thought';
const why = () => ({ reason });

/** Unique per call. */
export const aTimeToMeet = () => new Date(Date.now() + 5 * 24 * 3_600_000 + 60_000 * minutes++).toISOString();
let minutes = 0;

export const VERB_CALLS: Record<PersonsVerb, Call> = {
  propose: {
    endpoint: deals.proposeMeeting,
    body: () => ({ slots: [aTimeToMeet(), aTimeToMeet()], place: 'At the lake, Dhanmondi' }),
  },
  accept: {
    endpoint: deals.acceptMeeting,
    body: async (cast, deal) => ({ slot: (await read(cast, deal)).proposal?.slots[0] ?? aTimeToMeet() }),
  },
  'hand-over': {
    endpoint: deals.handOver,
    body: async (cast, deal) => ({ code: (await read(cast, deal)).code ?? '000000' }),
  },
  'renew-code': { endpoint: deals.renewCode },
  confirm: { endpoint: deals.confirmDeal },
  decline: { endpoint: deals.declineDeal, body: why },
  cancel: { endpoint: deals.cancelDeal, body: why },
  'cancel-late': { endpoint: deals.cancelDeal, body: () => ({ reason, late: true }) },
  'miss-seller': { endpoint: deals.missOther, body: why },
  'miss-buyer': { endpoint: deals.missOther, body: why },
  withdraw: { endpoint: deals.withdrawMiss },
  dispute: { endpoint: deals.disputeDeal, body: () => ({ words: reason }) },
  state: { endpoint: deals.addStatement, body: () => ({ words: `${reason}, ${minutes++}` }) },
  'attach-inspection': { endpoint: deals.attachInspection },
  release: { endpoint: deals.decideDispute, body: () => ({ decision: 'release', reason }) },
  refund: { endpoint: deals.decideDispute, body: () => ({ decision: 'refund', reason }) },
  'refund-part': { endpoint: deals.decideDispute, body: () => ({ decision: 'refund-part', reason, refund: 200 }) },
  relist: { endpoint: deals.relistProduct },
};

const read = async ({ buyer }: Cast, { bookingId }: TestDeal) =>
  (await buyer.call(deals.readDeal, { params: { id: bookingId } })).body;
