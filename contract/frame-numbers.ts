import { z } from 'zod';
import { t } from '#language/t.ts';
import { line } from './fields.ts';

/** Of ISO 3779; older and regional numbers are shorter. */
export const VIN_LENGTH = 17;

/** Normalized: capitals, without spaces and dashes. */
export const FrameNumber = line(40)
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9]{6,17}$/, {
        error: () => t('Please write the frame number as it is stamped: 6 to 17 letters and digits'),
      })
      .refine((text) => text.length < VIN_LENGTH || !/[IOQ]/.test(text), {
        error: () => t('A frame number of 17 characters has no I, O or Q: please write 1 or 0'),
        abort: true,
      }),
  );
