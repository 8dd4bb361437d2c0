import type { decideDispute } from '#contract/deals.ts';
import type { Input } from '#contract/endpoint.ts';

export type Decision = Input<typeof decideDispute>['body']['decision'];

interface Words {
  button: string;
  title: string;
  confirm: string;
  bike: string;
  done: string;
}

const STAYS_SOLD = 'The deal is completed, and the bike stays sold.';

export const decisionWords: Record<Decision, Words> = {
  release: {
    button: 'Release to the seller',
    title: 'Release the money to the seller?',
    confirm: 'Release the money',
    bike: STAYS_SOLD,
    done: 'Decided: the seller gets the money',
  },
  'refund-part': {
    button: 'Refund in part',
    title: 'Partial refund',
    confirm: 'Refund this part',
    bike: STAYS_SOLD,
    done: 'Decided: the buyer gets a part back',
  },
  refund: {
    button: 'Refund all',
    title: 'Refund all of it?',
    confirm: 'Refund all',
    bike: 'The deal ends; the seller can put the bike back on sale.',
    done: 'Decided: the buyer gets all of it back',
  },
};

export const DECISIONS = ['release', 'refund-part', 'refund'] as const satisfies readonly Decision[];
