/** `1234.5` → `$1,234.50`, `1200` → `$1,200`. */
export function formatPrice(dollars: number) {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
