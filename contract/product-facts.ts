import { z } from 'zod';
import { type Message, t } from '#language/t.ts';
import { line, MISSING } from './fields.ts';

export const MOST_FACTS = 8;
export const EARLIEST_MODEL_YEAR = 1900;

const zeroToHundred = { error: () => t('Please enter a number from 0 to 100') };
export const YearsOfUse = z
  .union([z.number(), z.string()], zeroToHundred)
  .transform((value) => String(value).trim())
  .refine((text) => text !== '', { error: () => t(MISSING), abort: true })
  .refine((text) => /^\d{1,3}(\.\d)?$/.test(text) && Number(text) <= 100, zeroToHundred)
  .transform(Number);

/** A number or its text. */
export function whole(message: Message, least: number, most: number) {
  const fault = { error: () => t(message, { least, most }) };
  return z
    .union([z.number(), z.string()], fault)
    .transform((value) => String(value).trim())
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, fault)
    .transform(Number);
}

const aModelYear = {
  error: () =>
    t('Please write the model year with four digits, from {earliest} to next year', { earliest: EARLIEST_MODEL_YEAR }),
};

/** Next year's models are sold in autumn. */
export const ModelYear = z
  .union([z.number(), z.string()], aModelYear)
  .transform((value) => String(value).trim())
  .refine((text) => {
    const year = Number(text);
    return /^\d{4}$/.test(text) && year >= EARLIEST_MODEL_YEAR && year <= new Date().getUTCFullYear() + 1;
  }, aModelYear)
  .transform(Number);

export const ShortFacts = z.array(line(80)).max(MOST_FACTS, {
  error: () => t('Please keep this to {count, plural, one {# fact} other {# facts}}', { count: MOST_FACTS }),
});

export const hasPicture = ({ img, photos }: { img?: string | undefined; photos?: unknown }) =>
  img !== undefined || (Array.isArray(photos) && photos.length > 0);
export const hasAge = ({ yearsOfUse, modelYear }: { yearsOfUse?: unknown; modelYear?: unknown }) =>
  yearsOfUse !== undefined || modelYear !== undefined;
// Reported together with all other faults.
const alsoAmongFaults = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
export const pictureMissing = {
  path: ['img'],
  error: () => t('Please add a photo, or the web address of a picture'),
  when: alsoAmongFaults,
};
export const ageMissing = { path: ['yearsOfUse'], error: () => t(MISSING), when: alsoAmongFaults };
