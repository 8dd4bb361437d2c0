/** Digits, optionally grouped, with at most two decimals. */
const PLAIN = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(\.\d{1,2})?$/;
/** A single dot could be a decimal point. */
const DOTTED = /^\d{1,3}(\.\d{3}){2,}$/;

/** Only for unambiguous prices; the server parses all other notations. */
export function plainAmount(text: string, currency: string): number | undefined {
  const written = signsOf(currency)
    .reduce((rest, sign) => rest.replace(sign, ''), text.toLowerCase())
    .trim();
  if (PLAIN.test(written)) return Number(written.replaceAll(',', ''));
  if (DOTTED.test(written)) return Number(written.replaceAll('.', ''));
}

const ALSO_WRITTEN: Record<string, string[]> = { '₹': ['rs.', 'rs'], rs: ['rs.'], '₫': ['đ'] };

function signsOf(currency: string) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign =
    format
      .formatToParts(0)
      .find(({ type }) => type === 'currency')
      ?.value.toLowerCase() ?? '';
  return [...(ALSO_WRITTEN[sign] ?? []), currency.toLowerCase(), sign];
}
