import sharp, { type Sharp } from 'sharp';
import { type Fingerprint, mirrored } from '#server/photos/fingerprints/fingerprint.ts';

const [WIDTH, HEIGHT] = [800, 600];
const SHAPES = 40;

/** Random shapes, the same for a seed. */
export function drawing(seed: number): Sharp {
  let state = seed * 2654435761;
  const random = (most: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * most);
  };
  const shapes = Array.from({ length: SHAPES }, () => {
    const colour = `rgb(${random(256)},${random(256)},${random(256)})`;
    return `<ellipse cx="${random(WIDTH)}" cy="${random(HEIGHT)}" rx="${20 + random(150)}" ry="${20 + random(150)}"
      transform="rotate(${random(60)})" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="rgb(${random(256)},${random(256)},${random(256)})"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

interface Crop {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

/** Without shares of its sides. */
export const cropped = (picture: Sharp, { left = 0, right = 0, top = 0, bottom = 0 }: Crop) =>
  picture.clone().extract({
    left: Math.round(left * WIDTH),
    top: Math.round(top * HEIGHT),
    width: Math.round((1 - left - right) * WIDTH),
    height: Math.round((1 - top - bottom) * HEIGHT),
  });

/** Of the picture, as it is or mirrored, and what may be a crop of it. */
export const distance = (one: Fingerprint, other: Fingerprint) =>
  Math.min(nearest(one, other), nearest(mirrored(one), other));

function nearest(one: Fingerprint, other: Fingerprint) {
  const [a, b] = [hashesOf(one), hashesOf(other)];
  const [wholeOfA, wholeOfB] = [a.slice(0, 1), b.slice(0, 1)];
  const pairs = [
    ...wholeOfA.flatMap((hash) => b.map((other) => hash ^ other)),
    ...wholeOfB.flatMap((hash) => a.map((other) => hash ^ other)),
  ];
  return Math.min(...pairs.map((bits) => bits.toString(2).replaceAll('0', '').length));
}

function hashesOf(words: Fingerprint) {
  const unsigned = words.map((word) => BigInt.asUintN(64, word));
  return unsigned.flatMap((low, at) => (at % 2 ? [] : [(low << 64n) | (unsigned[at + 1] ?? 0n)]));
}
