/**
 * `YAMAHA` → `Yamaha`, as a brand is written in sentences, facts, filters and headings of bikes. Its category is written
 * as it is kept. Short names are abbreviations: KTM, BMW, TVS.
 */
export const brandText = (brand: string) =>
  brand.replace(/[^\s-]+/g, (word) => (word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word));
