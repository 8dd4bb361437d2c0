import { type Form, formOf } from './phone-form.ts';
import type { Beside } from './phone-words.ts';
import type { Digits } from './tokens.ts';

/** Mobile numbers as dialled at home: Bangladesh, Sri Lanka and Viet Nam, India after its 0. */
const HOME = /^(?:01[3-9]\d{8}|07[0-8]\d{7}|0[35789]\d{8}|0[6-9]\d{9})$/;
const ABROAD = /^(?:00)?(?:880?0?1[3-9]\d{8}|91[6-9]\d{9}|940?7\d{8}|840?[35789]\d{8})$/;
const LAND_LINE = /^0[1-9]\d{7,9}$/;
const INDIA = /^[6-9]\d{9}$/;
const INDIA_IN_PARTS = new Set('5-5 3-3-4 4-3-3 3-4-3 4-6 6-4 3-7 2-4-4 2-8 4-4-2'.split(' '));
const BANGLADESH_BARE = /^1[3-9]\d{8}$/;
const BANGLADESH_BARE_IN_PARTS = new Set(['4-6', '4-3-3']);
const AMERICA = /^1?[2-9]\d{9}$/;
const AMERICA_IN_PARTS = new Set('3-3-4 1-3-3-4 1-10 3-7 1-3-7'.split(' '));
const COUNTRY =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21[1-8]|2[2-6]\d|29[017-9]|35\d|37\d|38[0-25-79]|42[013]|5\d\d|6[7-9]\d|85[0-6]|88[06]|9[67]\d|99[2-68])/;

/** Whether digits in this form, with these words beside them, are read as a phone number. */
export function isPhone(figures: string, digits: Digits[], beside: Beside): boolean {
  if (digits.some(({ shaped }) => shaped)) return false;
  const form = formOf(figures, digits);
  if (digits.some(({ weak }) => weak) && form.spoken < 3 && !(form.first === 1 && /^0\d{9}/.test(figures)))
    return false;
  if (beside.plus && isWithPlus(form)) return true;
  if (HOME.test(figures)) return isHome(form, beside);
  if (form.counted && !(form.whole && beside.calls)) return false;
  if (ABROAD.test(figures)) return isAbroad(form, beside);
  if (beside.names && !beside.calls) return false;
  if (form.whole && LAND_LINE.test(figures)) return true;
  if (INDIA.test(figures)) return isBare(form, beside, !form.lined && INDIA_IN_PARTS.has(form.sizes));
  if (BANGLADESH_BARE.test(figures)) return isBare(form, beside, BANGLADESH_BARE_IN_PARTS.has(form.sizes));
  if (AMERICA.test(figures)) return isAmerica(form, beside);
  if (form.listed || areAmounts(form, beside)) return false;
  if (LAND_LINE.test(figures)) return form.first >= 2 && form.first <= 5 && form.parts <= 4 && form.small >= 3;
  return (
    beside.calls && (form.whole || (!form.loose && form.sizes === '3-4') || (form.parts <= 3 && figures.length >= 9))
  );
}

function areAmounts({ rounds, dated, loose, scattered }: Form, { calls }: Beside): boolean {
  return ((rounds > 0 && !calls) || (dated && loose)) && !scattered;
}

function isWithPlus({ figures, whole, listed, dated, loose }: Form): boolean {
  if (!COUNTRY.test(figures) || listed || (figures.length < 10 && !whole) || figures.length < 8) return false;
  return !(dated && loose) || ABROAD.test(figures);
}

function isHome(form: Form, beside: Beside): boolean {
  if (beside.names && !beside.calls && !form.figures.startsWith('01')) return false;
  if (form.whole || form.scattered || form.spoken > 2) return true;
  if (form.listed && !beside.calls) return false;
  if (form.first >= 3) return !(form.dated && form.loose) || beside.calls;
  return (form.first === 1 && (form.parts === 2 || form.spoken > 0)) || !areAmounts(form, beside);
}

function isAbroad(form: Form, beside: Beside): boolean {
  if (form.whole) return !beside.names;
  return form.scattered || form.spoken > 2 || !(form.listed || areAmounts(form, beside));
}

function isBare(form: Form, beside: Beside, isUsual: boolean): boolean {
  if (form.whole || form.scattered || form.spoken > 2) return true;
  return !form.listed && !areAmounts(form, beside) && (beside.calls || isUsual);
}

function isAmerica(form: Form, { calls }: Beside): boolean {
  if (form.whole) return form.figures.length === 10 || calls;
  if (form.scattered || form.spoken > 4) return true;
  const isRound = form.rounds > (form.loose ? 0 : 1) && !calls;
  return AMERICA_IN_PARTS.has(form.sizes) && !form.listed && !isRound && !(form.dated && form.loose);
}
