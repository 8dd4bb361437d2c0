import { type AdminCategory, MOST_COUNTED } from '#contract/categories.ts';

export function bikesOnSale({ onSale }: AdminCategory): string {
  if (onSale === 0) return 'No bike on sale';
  if (onSale === 1) return '1 bike on sale';
  return `${onSale.toLocaleString('en-US')}${onSale === MOST_COUNTED ? ' and more' : ''} bikes on sale`;
}
