import { z } from 'zod';
import { line, MISSING } from './fields.ts';
import { inThousands } from './format.ts';

export const MOST_FACTS = 8;
export const EARLIEST_MODEL_YEAR = 1900;

const yearsMessage = 'Please enter a number from 0 to 100';
export const YearsOfUse = z
  .union([z.number(), z.string()], yearsMessage)
  .transform((value) => String(value).trim())
  .refine((text) => text !== '', { message: MISSING, abort: true })
  .refine((text) => /^\d{1,3}(\.\d)?$/.test(text) && Number(text) <= 100, yearsMessage)
  .transform(Number);

/** A number or its text; `of` names the value in messages. */
export function whole(of: string, least: number, most: number) {
  const message = `Please write ${of} as a whole number from ${least} to ${inThousands(most)}`;
  return z
    .union([z.number(), z.string()], message)
    .transform((value) => String(value).trim())
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, message)
    .transform(Number);
}

const modelYearMessage = `Please write the model year with four digits, from ${EARLIEST_MODEL_YEAR} to next year`;

/** Next year's models are sold in autumn. */
export const ModelYear = z
  .union([z.number(), z.string()], modelYearMessage)
  .transform((value) => String(value).trim())
  .refine((text) => {
    const year = Number(text);
    return /^\d{4}$/.test(text) && year >= EARLIEST_MODEL_YEAR && year <= new Date().getUTCFullYear() + 1;
  }, modelYearMessage)
  .transform(Number);

export const ShortFacts = z.array(line(80)).max(MOST_FACTS, `Please keep this to ${MOST_FACTS} facts`);

export const hasPicture = ({ img, photos }: { img?: string | undefined; photos?: unknown }) =>
  img !== undefined || (Array.isArray(photos) && photos.length > 0);
export const hasAge = ({ yearsOfUse, modelYear }: { yearsOfUse?: unknown; modelYear?: unknown }) =>
  yearsOfUse !== undefined || modelYear !== undefined;
// Reported together with all other faults.
const alsoAmongFaults = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
export const pictureMissing = {
  path: ['img'],
  message: 'Please add a photo, or the web address of a picture',
  when: alsoAmongFaults,
};
export const ageMissing = { path: ['yearsOfUse'], message: MISSING, when: alsoAmongFaults };
