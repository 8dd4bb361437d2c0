const grouped = (value: number) => value.toLocaleString('en-US');
const dollars = (value: number) => `$${grouped(value)}`;

const range =
  (written: (value: number) => string, unit = '', joint = '–') =>
  (from?: number, to?: number): string => {
    if (from !== undefined && to !== undefined && from !== to) return `${written(from)}${joint}${written(to)}${unit}`;
    if (from !== undefined && from === to) return written(from) + unit;
    return from === undefined ? `Up to ${written(to ?? 0)}${unit}` : `From ${written(from)}${unit}`;
  };

export const priceText = range(dollars);
export const yearsText = range(String);
export const kilometresText = range(grouped, ' km');
export const ccText = range(grouped, ' cc');

export const placeText = (name: string, within: number) => `Within ${within} km of ${name}`;

/** Short names are abbreviations: KTM, BMW, TVS. */
export const brandText = (brand: string) =>
  brand.replace(/[^\s-]+/g, (word) => (word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word));
