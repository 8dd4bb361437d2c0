import { formatPrice } from '#contract/format.ts';
import { formatNumber } from '#language/formatters.ts';
import { type Message, message, t } from '#language/t.ts';

interface Wording {
  between: Message;
  /** Absent: the value says it. */
  one?: Message;
  upTo: Message;
  from: Message;
}

const PLAIN: Wording = {
  between: message('{from}–{to}||range'),
  upTo: message('Up to {to}'),
  from: message('From {from}'),
};
const KILOMETRES: Wording = {
  between: message('{from}–{to} km'),
  one: message('{from} km'),
  upTo: message('Up to {to} km'),
  from: message('From {from} km'),
};
const CC: Wording = {
  between: message('{from}–{to} cc'),
  one: message('{from} cc'),
  upTo: message('Up to {to} cc'),
  from: message('From {from} cc'),
};

const range =
  (written: (value: number) => string, { between, one, upTo, from: above }: Wording) =>
  (from?: number, to?: number): string => {
    if (from === undefined) return t(upTo, { to: written(to ?? 0) });
    const values = { from: written(from), to: written(to ?? 0) };
    if (from === to) return one ? t(one, values) : values.from;
    return t(to === undefined ? above : between, values);
  };

export const priceText = range(formatPrice, PLAIN);
export const yearsText = range(String, PLAIN);
export const kilometresText = range(formatNumber, KILOMETRES);
export const ccText = range(formatNumber, CC);

export const placeText = (name: string, within: number) => t('Within {within} km of {name}', { within, name });
