import type { BookingStatus } from '#contract/deal-machine.ts';
import type { TextFragments } from './facts.ts';

type Sentences = (facts: TextFragments) => string[];
type Standing = Record<'buyer' | 'seller', Sentences> & { admin?: Sentences };

/** Status of a deal: next step, who acts until when, and what happens otherwise. */
export const STATUS_TEXT: Record<BookingStatus, Standing> = {
  booked: {
    buyer: ({ price, by }) => [
      `Please pay ${price} ${by}. If you do not, the booking ends, and others can have the bike.`,
    ],
    seller: ({ buyer, by }) => [
      `${buyer} has to pay ${by}. If that does not happen, the booking ends and the bike is on sale again.`,
      'Please keep the bike until we tell you that it is paid.',
    ],
  },
  paid: {
    buyer: (facts) => [
      answer(facts, 'buyer'),
      `If you two have not agreed on a meeting ${facts.by}, you get all your money back.`,
    ],
    seller: (facts) => [
      answer(facts, 'seller'),
      `If you two have not agreed on a meeting ${facts.by}, ${facts.buyer} gets all the money back.`,
    ],
  },
  'meeting-agreed': {
    buyer: ({ seller, meeting, place, by }) => [
      meet(meeting, place),
      `Look the bike over before you take it. Then show ${seller} your code, which is on the deal’s page too: with it the bike counts as handed over.`,
      `If nobody tells us ${by} how it went, an admin looks into it.`,
    ],
    seller: ({ buyer, meeting, place, by }) => [
      meet(meeting, place),
      `When you hand over the keys, ask ${buyer} for the code and enter it on the deal’s page: it is what you are paid for.`,
      `If nobody tells us ${by} how it went, an admin looks into it.`,
    ],
  },
  'seller-missed': {
    buyer: ({ seller, by }) => [`If ${seller} does not say otherwise ${by}, you get all your money back.`],
    seller: ({ buyer, by }) => [
      `Please answer ${by}: enter the code if you have met after all, or ask an admin to decide. If you do not, ${buyer} gets all the money back.`,
    ],
  },
  'buyer-missed': {
    buyer: ({ seller, by, lateShare }) => [
      `Please answer ${by}: if it was otherwise, ask an admin to decide. If you do not, ${seller} gets ${lateShare}, and you the rest.`,
    ],
    seller: ({ buyer, by, lateShare }) => [
      `If ${buyer} does not say otherwise ${by}, you get ${lateShare}, and ${buyer} the rest.`,
    ],
  },
  'handed-over': {
    buyer: ({ seller, by }) => [
      `If something is wrong with the bike, tell us ${by}. If you do not, the money goes to ${seller} then.`,
      `Everything is fine? Say so on the deal’s page, and ${seller} is paid at once.`,
    ],
    seller: ({ buyer, by }) => [`If ${buyer} does not complain ${by}, you are paid then.`],
  },
  disputed: {
    buyer: (facts) => waiting(facts, facts.handedOver ? `${facts.seller} gets it` : 'you get it back'),
    seller: (facts) => waiting(facts, facts.handedOver ? 'you get it' : `${facts.buyer} gets it back`),
    admin: ({ buyer, seller, by, handedOver }) => [
      `Please decide ${by}. If nobody does, the money goes to ${handedOver ? seller : buyer}.`,
    ],
  },
  'charge-disputed': {
    buyer: () => BANK,
    seller: () => BANK,
    admin: () => BANK,
  },
  completed: { buyer: refunded, seller: paidOut },
  expired: { buyer: refunded, seller: free },
  'payment-failed': { buyer: refunded, seller: free },
  declined: { buyer: refunded, seller: free },
  cancelled: { buyer: refunded, seller: free },
  'no-show': { buyer: refunded, seller: free },
  refunded: { buyer: refunded, seller: free },
  'charged-back': { buyer: refunded, seller: paidOut },
};

const meet = (meeting: string, place: string | undefined) =>
  place ? `You meet ${meeting}, at this place: ${place}.` : `You meet ${meeting}. The place is on the deal’s page.`;

const BANK = ['Nothing moves until the bank has decided.'];

function answer({ buyer, seller, proposedBy }: TextFragments, reader: 'buyer' | 'seller') {
  const other = reader === 'buyer' ? seller : buyer;
  if (!proposedBy) return 'Next, one of you proposes when and where to meet. Please do so on the deal’s page.';
  if (proposedBy === reader) return `${other} can accept one of your times, or propose others.`;
  return `Please accept one of ${other}’s times, or propose others.`;
}

const waiting = ({ by }: TextFragments, otherwise: string) => [
  `An admin decides ${by}, and the money stays with us until then. You can say more, and add photos, on the deal’s page.`,
  `If nobody decides in time, ${otherwise}.`,
];

function refunded({ paid, refund }: TextFragments) {
  if (!paid) return ['Nothing was charged.'];
  return refund ? [`${refund} goes back to the card that you paid with. Banks take a few days for it.`] : [];
}

function paidOut({ payout, fee, payoutWait }: TextFragments) {
  if (!payout) return [];
  const kept = fee ? ` Our fee was ${fee}.` : '';
  return [
    `${payout} goes to your payout account.${kept} If you have none yet, open it under Payouts on your dashboard.`,
    ...(payoutWait ? [payoutWait] : []),
  ];
}

function free(facts: TextFragments) {
  if (!facts.paid) return ['The bike is on sale again.'];
  return [...paidOut(facts), 'When you have the bike, you can put it back on sale on the deal’s page.'];
}
