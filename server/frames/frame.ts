import { createHmac } from 'node:crypto';
import { VIN_LENGTH } from '#contract/frame-numbers.ts';

/** What is kept of a frame number. */
export interface Frame {
  key: string;
  /** The last characters, for its owner to recognise. */
  ending: string;
  /** Only where the region's law puts the model year into the number. */
  yearCode?: string;
  isMistyped?: true;
}

const ENDING = 4;
const YEAR_AT = 9;

export const frameOf = (secret: string, number: string): Frame => ({
  key: createHmac('sha256', secret).update(number).digest('base64url'),
  ending: number.slice(-ENDING),
  ...whatItSays(number),
});

type Numbered = { frameNumber?: string | null | undefined };
/** Absent: unchanged; null: none. */
export type Framed<P> = Omit<P, 'frameNumber'> & { frame?: Frame | null | undefined };

export function framed<P extends Numbered>(secret: string, { frameNumber, ...product }: P): Framed<P> {
  if (frameNumber === undefined) return product;
  return { ...product, frame: frameNumber === null ? null : frameOf(secret, frameNumber) };
}

function whatItSays(number: string): Pick<Frame, 'yearCode' | 'isMistyped'> {
  if (number.length !== VIN_LENGTH || !hasCheckDigit(number)) return {};
  return isChecked(number) ? { yearCode: number.charAt(YEAR_AT) } : { isMistyped: true };
}

/** North America (49 CFR 565) and China (GB 16735) ask for a check digit and a model year; elsewhere these characters are free. */
const hasCheckDigit = (vin: string) => /^[1-5L]/.test(vin);

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGIT_AT = 8;
/** Letters in the order of their values 1 to 9; `S` begins at 2. */
const VALUES = Object.fromEntries(
  ['ABCDEFGH', 'JKLMN P R', ' STUVWXYZ'].flatMap((row) => [...row].map((letter, at) => [letter, at + 1])),
);

function isChecked(vin: string): boolean {
  const value = (character: string) => (/\d/.test(character) ? Number(character) : (VALUES[character] ?? 0));
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * value(vin.charAt(at)), 0);
  const rest = sum % 11;
  return vin.charAt(CHECK_DIGIT_AT) === (rest === 10 ? 'X' : String(rest));
}

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** The years that a code stands for: it comes again after thirty. Next year's models are sold in autumn. */
export const yearsOfCode = (code: string, thisYear = new Date().getUTCFullYear()): number[] =>
  [0, 1]
    .map((round) => FIRST_YEAR + YEAR_CODES.indexOf(code) + round * YEAR_CODES.length)
    .filter((year) => year <= thisYear + 1);
