const PRICE = /^\d{1,8}(\.\d{1,2})?$/;

/** `'1,249.5'` is 124950 cents; undefined for anything that is not a price. */
export function cents(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  if (!PRICE.test(plain)) return undefined;
  return Math.round(Number(plain) * 100) || undefined;
}
