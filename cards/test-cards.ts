export const DECLINES = {
  generic_decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost_card: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' },
  fraudulent: { code: 'card_declined', decline_code: 'fraudulent', message: 'Your card was declined.' },
  card_velocity_exceeded: {
    code: 'card_declined',
    decline_code: 'card_velocity_exceeded',
    message: 'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  expired_card: { code: 'expired_card', param: 'exp_month', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', param: 'cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const;
export type Decline = keyof typeof DECLINES;

export type RefundCourse = 'succeeds' | 'waits' | 'fails';

export interface TestCard {
  number: string;
  brand: string;
  /** 3-D Secure first. */
  asksBank?: boolean;
  decline?: Decline;
  refundCourse?: RefundCourse;
  dispute?: 'fraudulent' | 'product_not_received';
  /** Its payments are available at once. */
  settlesAtOnce?: boolean;
  aliases?: string[];
}

/** The public test cards; any other number may be a real card and is declined. */
const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', aliases: ['pm_card_visa'] },
  { number: '4000056655665556', brand: 'visa', aliases: ['pm_card_visa_debit'] },
  { number: '5555555555554444', brand: 'mastercard', aliases: ['pm_card_mastercard'] },
  { number: '2223003122003222', brand: 'mastercard' },
  { number: '5200828282828210', brand: 'mastercard', aliases: ['pm_card_mastercard_debit'] },
  { number: '5105105105105100', brand: 'mastercard', aliases: ['pm_card_mastercard_prepaid'] },
  { number: '378282246310005', brand: 'amex', aliases: ['pm_card_amex'] },
  { number: '371449635398431', brand: 'amex' },
  { number: '6011111111111117', brand: 'discover', aliases: ['pm_card_discover'] },
  { number: '6011000990139424', brand: 'discover' },
  { number: '3056930009020004', brand: 'diners', aliases: ['pm_card_diners'] },
  { number: '36227206271667', brand: 'diners' },
  { number: '3566002020360505', brand: 'jcb', aliases: ['pm_card_jcb'] },
  { number: '6200000000000005', brand: 'unionpay', aliases: ['pm_card_unionpay'] },

  { number: '4000000000000077', brand: 'visa', settlesAtOnce: true, aliases: ['pm_card_bypassPending'] },
  { number: '4000000000007726', brand: 'visa', refundCourse: 'waits', aliases: ['pm_card_pendingRefund'] },
  { number: '4000000000005126', brand: 'visa', refundCourse: 'fails', aliases: ['pm_card_refundFail'] },
  { number: '4000000000000259', brand: 'visa', dispute: 'fraudulent', aliases: ['pm_card_createDispute'] },
  {
    number: '4000000000002685',
    brand: 'visa',
    dispute: 'product_not_received',
    aliases: ['pm_card_createDisputeProductNotReceived'],
  },

  declining('4000000000000002', 'generic_decline', 'pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'),
  declining('4000000000009995', 'insufficient_funds', 'pm_card_visa_chargeDeclinedInsufficientFunds'),
  declining('4000000000009987', 'lost_card', 'pm_card_visa_chargeDeclinedLostCard'),
  declining('4000000000009979', 'stolen_card', 'pm_card_visa_chargeDeclinedStolenCard'),
  declining('4100000000000019', 'fraudulent', 'pm_card_radarBlock'),
  declining('4000000000006975', 'card_velocity_exceeded', 'pm_card_visa_chargeDeclinedVelocityLimitExceeded'),
  declining('4000000000000069', 'expired_card', 'pm_card_chargeDeclinedExpiredCard'),
  declining('4000000000000127', 'incorrect_cvc', 'pm_card_chargeDeclinedIncorrectCvc'),
  declining('4000000000000119', 'processing_error', 'pm_card_chargeDeclinedProcessingError'),

  asking('4000002500003155', undefined, 'pm_card_authenticationRequiredOnSetup'),
  asking('4000002760003184', undefined, 'pm_card_authenticationRequired'),
  asking('4000000000003220', undefined, 'pm_card_threeDSecure2Required'),
  asking('4000008400001629', 'generic_decline', 'pm_card_threeDSecureRequiredChargeDeclined'),
  asking('4000008260003178', 'insufficient_funds', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'),
];

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]));
const byAlias = new Map(TEST_CARDS.flatMap((card) => (card.aliases ?? []).map((alias) => [alias, card])));

export const testCard = (number: string) => byNumber.get(number);
export const testCardCalled = (alias: string) => byAlias.get(alias);

function declining(number: string, decline: Decline, ...aliases: string[]): TestCard {
  return { number, brand: 'visa', decline, aliases };
}

function asking(number: string, decline: Decline | undefined, ...aliases: string[]): TestCard {
  return { number, brand: 'visa', asksBank: true, ...(decline && { decline }), aliases };
}
