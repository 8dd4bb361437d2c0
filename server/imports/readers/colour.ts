import { saying } from './reading.ts';

const COLOURS = new Set(
  'black white red blue green grey gray silver gold golden yellow orange brown maroon purple pink ash cream beige bronze wine violet'.split(
    ' ',
  ),
);
const BESIDE = new Set(
  'matt matte mat dark light deep pearl metallic glossy royal navy and with color colour'.split(' '),
);

export function isColour(written: string): boolean {
  const words = saying(written)?.match(/\p{L}+|\d+/gu) ?? [];
  return words.some((word) => COLOURS.has(word)) && words.every((word) => COLOURS.has(word) || BESIDE.has(word));
}
