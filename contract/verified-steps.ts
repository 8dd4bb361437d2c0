import { z } from 'zod';

/** What sellers can show of themselves, in the order in which it is told. */
export const VERIFICATION_STEPS = ['email', 'phone', 'document', 'payouts'] as const;
export const VerificationStep = z.enum(VERIFICATION_STEPS);
export type VerificationStep = z.infer<typeof VerificationStep>;

/** Of a step, and of the badge. */
export const VERIFIED_DAYS = 365;
export const VERIFIED_ENDS_SOON_DAYS = 30;

/**
 * - `open`: never shown
 * - `waiting`: an admin is to look at it
 * - `refused`: an admin refused it or took it back
 * - `ended`: confirmed more than a year ago
 */
export const STEP_STATES = ['open', 'waiting', 'confirmed', 'refused', 'ended'] as const;
export type StepState = (typeof STEP_STATES)[number];

export const VerifiedStep = z.object({ step: VerificationStep, confirmedAt: z.string() });
export type VerifiedStep = z.infer<typeof VerifiedStep>;

export const OwnVerificationStep = z.object({
  step: VerificationStep,
  state: z.enum(STEP_STATES),
  confirmedAt: z.string().optional(),
  endsAt: z.string().optional(),
  /** The document that waits. */
  sentAt: z.string().optional(),
  /** Last digits of the phone number. */
  ending: z.string().optional(),
  /** An admin's words. */
  reason: z.string().optional(),
});
export type OwnVerificationStep = z.infer<typeof OwnVerificationStep>;
