/** Figures whose form says that they are an amount, a day, a time or a size. */
const SHAPES = [
  /(?<![\d.,])[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})?(?!\d|[.,]\d)/g,
  /(?<![\d.,])[1-9]\d?(?:,\d{2}){1,3},\d{3}(?!\d|,\d)/g,
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])\s?([./-])\s?(?:0?[1-9]|1[0-2])\s?\1\s?(?:(?:19|20)\d\d|\d\d)(?!\d|\1\d)/g,
  /(?<![\d./-])(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d|\1\d)/g,
  /(?<![\d./-])(?:0?[1-9]|1[0-2])\s?[/-]\s?(?:19|20)\d\d(?!\d)/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!:?\d)/g,
  /(?<!\d)\d{2,3}\s?\/\s?\d{2,3}\s?[-zr/ ]\s?(?:1\d|2[01])(?!\d)/g,
];
const UNITS =
  /(?<![\d])\d[\d.,]{0,14}\s{0,2}(?:km|kms|kmpl|kmph|kilomet\p{L}{0,6}|cc|tk|taka|rs|rupees?|inr|bdt|lkr|usd|dollars?|vnd|dong|d|lakhs?|lacs?|crores?|thousand|hundred|million|k|tr|trieu|cu|mi|miles?|mm|hp|bhp|ps|nm|rpm|kg|years?|yrs?|months?|days?|hours?|hrs?|owners?|model|টাকা|কিমি|কিলো|रुपये|किमी|%|৳|₹|₫|\$|€|£|\/-)(?![\p{L}0-9])/gu;
const CURRENCIES =
  /(?:(?<![\p{L}])(?:rs|tk|bdt|inr|lkr|usd|vnd|price|gia|odo|km|year|model|mrp|দাম)|[৳₹₫$€£])[.:\s=-]{0,3}\d/gu;

/** Where such figures start: those of an amount's form, and those with a unit or a currency. */
export function countedRanges(text: string): { shaped: Set<number>; counted: Set<number> } {
  const shaped = new Set<number>();
  const counted = new Set<number>();
  for (const shape of SHAPES)
    for (const { 0: found, index } of text.matchAll(shape))
      for (const figures of found.matchAll(/[0-9]+/g)) shaped.add(index + figures.index);
  for (const { 0: found, index } of text.matchAll(UNITS))
    for (const figures of found.matchAll(/[0-9]+/g)) counted.add(index + figures.index);
  for (const { 0: found, index } of text.matchAll(CURRENCIES)) counted.add(index + found.length - 1);
  return { shaped, counted };
}
