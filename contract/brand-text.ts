/** `YAMAHA` → `Yamaha` in running text; short names are abbreviations: KTM, BMW, TVS. */
export const brandText = (brand: string) =>
  brand.replace(/[^\s-]+/g, (word) => (word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word));
