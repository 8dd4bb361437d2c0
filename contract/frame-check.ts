import { z } from 'zod';
import { t } from '#language/t.ts';
import { requestFields } from './bike-schemas.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { FrameNumber } from './frame-numbers.ts';

export const FRAME_FINDINGS = [
  'odometer-lower',
  'owners-fewer',
  'year-differs',
  'check-digit-wrong',
  'on-sale-elsewhere',
  'on-sale-already',
] as const;
export type FrameFindingCode = (typeof FRAME_FINDINGS)[number];

export const FrameFinding = z.object({ code: z.enum(FRAME_FINDINGS), words: z.string() });
export type FrameFinding = z.infer<typeof FrameFinding>;

/** Without findings: checked, nothing found. */
export const FrameCheck = z.object({ checkedAt: z.string(), findings: z.array(FrameFinding) });
export type FrameCheck = z.infer<typeof FrameCheck>;

const { kilometres, owners, modelYear } = requestFields;

export const checkFrame = endpoint({
  method: 'POST',
  path: '/frame-check',
  access: 'seller',
  summary: 'What buyers would be told of a frame number that is about to be listed; a few hundred a day',
  body: z
    .object({
      frameNumber: FrameNumber.optional(),
      /** An own bike: its frame is checked without a number, and its own records count less. */
      productId: Id.optional(),
      kilometres,
      owners,
      modelYear,
    })
    .refine(({ frameNumber, productId }) => frameNumber !== undefined || productId !== undefined, {
      path: ['frameNumber'],
      error: () => t('Please write the frame number'),
    }),
  answer: z.object({ findings: z.array(FrameFinding) }),
});
