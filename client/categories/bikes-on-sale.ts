import { type AdminCategory, MOST_COUNTED } from '#contract/categories.ts';
import { t } from '#language/t.ts';

export const bikesOnSale = ({ onSale }: AdminCategory) =>
  onSale === MOST_COUNTED
    ? t('{count, number} and more bikes on sale', { count: onSale })
    : t('{count, plural, =0 {No bike on sale} one {# bike on sale} other {# bikes on sale}}', { count: onSale });
