/** Shorter repetitions may be real prices. */
const LEAST_DIGITS = 5;

/** `99999`, `111111`, `12345` and `987654`: typed to fill the field. */
export function isPlaceholder(amount: number): boolean {
  const digits = String(amount);
  if (digits.length < LEAST_DIGITS || !/^\d+$/.test(digits)) return false;
  return [0, 1, -1].some((step) =>
    [...digits].every((digit, at) => at === 0 || Number(digit) === (Number(digits[at - 1]) + step + 10) % 10),
  );
}
