/** Why a bank says no, in the words the Stripe protocol uses. */
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

export interface TestCard {
  number: string;
  brand: string;
  /** The bank wants to hear from its customer (3-D Secure) before anything else. */
  asksBank?: boolean;
  decline?: Decline;
  /** A ready-made payment method of this card. */
  alias?: string;
}

/** The public test cards; every other number is taken for somebody's real card and declined. */
const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', alias: 'pm_card_visa' },
  { number: '4000056655665556', brand: 'visa', alias: 'pm_card_visa_debit' },
  { number: '5555555555554444', brand: 'mastercard', alias: 'pm_card_mastercard' },
  { number: '2223003122003222', brand: 'mastercard' },
  { number: '5200828282828210', brand: 'mastercard', alias: 'pm_card_mastercard_debit' },
  { number: '5105105105105100', brand: 'mastercard', alias: 'pm_card_mastercard_prepaid' },
  { number: '378282246310005', brand: 'amex', alias: 'pm_card_amex' },
  { number: '371449635398431', brand: 'amex' },
  { number: '6011111111111117', brand: 'discover', alias: 'pm_card_discover' },
  { number: '6011000990139424', brand: 'discover' },
  { number: '3056930009020004', brand: 'diners', alias: 'pm_card_diners' },
  { number: '36227206271667', brand: 'diners' },
  { number: '3566002020360505', brand: 'jcb', alias: 'pm_card_jcb' },
  { number: '6200000000000005', brand: 'unionpay', alias: 'pm_card_unionpay' },

  { number: '4000000000000002', brand: 'visa', decline: 'generic_decline', alias: 'pm_card_chargeDeclined' },
  {
    number: '4000000000009995',
    brand: 'visa',
    decline: 'insufficient_funds',
    alias: 'pm_card_chargeDeclinedInsufficientFunds',
  },
  { number: '4000000000009987', brand: 'visa', decline: 'lost_card' },
  { number: '4000000000009979', brand: 'visa', decline: 'stolen_card' },
  { number: '4100000000000019', brand: 'visa', decline: 'fraudulent', alias: 'pm_card_chargeDeclinedFraudulent' },
  { number: '4000000000006975', brand: 'visa', decline: 'card_velocity_exceeded' },
  { number: '4000000000000069', brand: 'visa', decline: 'expired_card', alias: 'pm_card_chargeDeclinedExpiredCard' },
  { number: '4000000000000127', brand: 'visa', decline: 'incorrect_cvc', alias: 'pm_card_chargeDeclinedIncorrectCvc' },
  {
    number: '4000000000000119',
    brand: 'visa',
    decline: 'processing_error',
    alias: 'pm_card_chargeDeclinedProcessingError',
  },

  { number: '4000002500003155', brand: 'visa', asksBank: true },
  { number: '4000002760003184', brand: 'visa', asksBank: true, alias: 'pm_card_authenticationRequired' },
  { number: '4000000000003220', brand: 'visa', asksBank: true, alias: 'pm_card_threeDSecure2Required' },
  { number: '4000008400001629', brand: 'visa', asksBank: true, decline: 'generic_decline' },
  { number: '4000008260003178', brand: 'visa', asksBank: true, decline: 'insufficient_funds' },
];

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]));
const byAlias = new Map(TEST_CARDS.map((card) => [card.alias, card]));

export const testCard = (number: string) => byNumber.get(number);
export const testCardCalled = (alias: string) => byAlias.get(alias);
