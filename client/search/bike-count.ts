import type { Count } from '#contract/search.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';

/** `1,234 bikes`; an estimate reads `About 12,000 bikes`. */
export function bikeCount(count: Count): string {
  const bikes = rounded(count);
  return count.about && bikes
    ? t('About {bikes, plural, one {# bike} other {# bikes}}', { bikes })
    : t('{bikes, plural, =0 {No bikes} one {# bike} other {# bikes}}', { bikes });
}

export function showBikes(count: Count): string {
  const bikes = rounded(count);
  return count.about
    ? t('Show about {bikes, plural, one {# bike} other {# bikes}}', { bikes })
    : t('Show {bikes, plural, one {# bike} other {# bikes}}', { bikes });
}

export const inFigures = (count: Count) => formatNumber(rounded(count));

const rounded = ({ bikes, about }: Count) => (about ? Number(bikes.toPrecision(2)) : bikes);
