import { formatPrice, inThousands } from '#contract/format.ts';

const range =
  (written: (value: number) => string, unit = '', joint = '–') =>
  (from?: number, to?: number): string => {
    if (from !== undefined && to !== undefined && from !== to) return `${written(from)}${joint}${written(to)}${unit}`;
    if (from !== undefined && from === to) return written(from) + unit;
    return from === undefined ? `Up to ${written(to ?? 0)}${unit}` : `From ${written(from)}${unit}`;
  };

export const priceText = range(formatPrice);
export const yearsText = range(String);
export const kilometresText = range(inThousands, ' km');
export const ccText = range(inThousands, ' cc');

export const placeText = (name: string, within: number) => `Within ${within} km of ${name}`;
