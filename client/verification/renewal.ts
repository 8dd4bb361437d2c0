import { type OwnVerificationStep, VERIFIED_ENDS_SOON_DAYS } from '#contract/verified-steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A step that counts for long needs nothing. */
export function isToBeDone({ state, endsAt }: OwnVerificationStep, now: number) {
  if (state !== 'confirmed') return true;
  return !!endsAt && Date.parse(endsAt) - now < VERIFIED_ENDS_SOON_DAYS * DAY_MS;
}
