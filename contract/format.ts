/** `1234.5` → `$1,234.50`, `1200` → `$1,200`. */
export function formatPrice(dollars: number) {
  const [whole = '', cents] = dollars.toFixed(Number.isInteger(dollars) ? 0 : 2).split('.');
  return `$${inThousands(whole)}${cents ? `.${cents}` : ''}`;
}

/** `35000` → `35,000`. Without `Intl`, which is slow on phones. */
export const inThousands = (whole: number | string) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
