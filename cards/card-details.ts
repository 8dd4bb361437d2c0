import type { Params } from './form-decoding.ts';
import { allowOnly, required, text } from './params.ts';
import { badCard } from './refusals.ts';
import { type RefundCourse, type TestCard, testCard } from './test-cards.ts';

/** Never holds the number or the security code. */
export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  asks_bank: boolean;
  decline: string | null;
  refund_course: RefundCourse;
  dispute: string | null;
  /** Its payments are available at once. */
  settles_at_once: boolean;
}

/** Validates a card; every one that is not a test card is declined. */
export function readCard(params: Params): Card {
  allowOnly(params, ['number', 'exp_month', 'exp_year', 'cvc'], 'card');
  const number = required(params, 'number').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !hasRightCheckDigit(number))
    throw badCard('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  const expiry = readExpiry(params);
  const testedAs = testCard(number);
  checkSecurityCode(params, testedAs?.brand);
  if (!testedAs)
    throw badCard(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      { decline_code: 'test_mode_live_card' },
    );
  return cardOf(testedAs, expiry);
}

export function cardOf(card: TestCard, expiry: Expiry): Card {
  return {
    brand: card.brand,
    last4: card.number.slice(-4),
    ...expiry,
    asks_bank: card.asksBank ?? false,
    decline: card.decline ?? null,
    refund_course: card.refundCourse ?? 'succeeds',
    dispute: card.dispute ?? null,
    settles_at_once: card.settlesAtOnce ?? false,
  };
}

interface Expiry {
  exp_month: number;
  exp_year: number;
}

function readExpiry(params: Params): Expiry {
  const month = wholeNumber(required(params, 'exp_month'));
  const written = wholeNumber(required(params, 'exp_year'));
  const year = written < 100 ? 2000 + written : written;
  const now = new Date();
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  if (!(year >= thisYear && year <= thisYear + 50))
    throw badCard('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
  if (!(month >= 1 && month <= 12) || (year === thisYear && month < thisMonth))
    throw badCard('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  return { exp_month: month, exp_year: year };
}

function checkSecurityCode(params: Params, brand: string | undefined) {
  const code = text(params, 'cvc') ?? '';
  const acceptable = brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (!acceptable.test(code)) throw badCard('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
}

/** The Luhn formula of ISO/IEC 7812-1. */
function hasRightCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

const wholeNumber = (written: string) => (/^\d{1,4}$/.test(written) ? Number(written) : Number.NaN);
