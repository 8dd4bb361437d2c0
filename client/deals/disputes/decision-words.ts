import type { decideDispute } from '#contract/deals.ts';
import type { Input } from '#contract/endpoint.ts';
import { type Message, message } from '#language/t.ts';

export type Decision = Input<typeof decideDispute>['body']['decision'];

interface Words {
  button: Message;
  title: Message;
  confirm: Message;
  bike: Message;
  done: Message;
}

const STAYS_SOLD = message('The deal is completed, and the bike stays sold.');

export const decisionWords: Record<Decision, Words> = {
  release: {
    button: message('Release to the seller'),
    title: message('Release the money to the seller?'),
    confirm: message('Release the money'),
    bike: STAYS_SOLD,
    done: message('Decided: the seller gets the money'),
  },
  'refund-part': {
    button: message('Refund in part'),
    title: message('Partial refund'),
    confirm: message('Refund this part'),
    bike: STAYS_SOLD,
    done: message('Decided: the buyer gets a part back'),
  },
  refund: {
    button: message('Refund all'),
    title: message('Refund all of it?'),
    confirm: message('Refund all'),
    bike: message('The deal ends; the seller can put the bike back on sale.'),
    done: message('Decided: the buyer gets all of it back'),
  },
};

export const DECISIONS = ['release', 'refund-part', 'refund'] as const satisfies readonly Decision[];
