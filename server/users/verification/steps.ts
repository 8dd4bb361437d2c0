import {
  type OwnVerificationStep,
  type StepState,
  VERIFIED_DAYS,
  type VerificationStep,
  type VerifiedStep,
} from '#contract/verified-steps.ts';

export interface StepRow {
  step: VerificationStep;
  confirmedAt: Date | null;
  refusedAt: Date | null;
  reason: string | null;
  ending: string | null;
  /** Of the document that waits. */
  sentAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const endOf = (confirmedAt: Date) => new Date(confirmedAt.getTime() + VERIFIED_DAYS * DAY_MS);

export function stateOf({ confirmedAt, refusedAt, sentAt }: StepRow, now: Date): StepState {
  if (sentAt) return 'waiting';
  if (refusedAt && !(confirmedAt && confirmedAt > refusedAt)) return 'refused';
  if (!confirmedAt) return 'open';
  return endOf(confirmedAt) > now ? 'confirmed' : 'ended';
}

export function ownStep(row: StepRow, now = new Date()): OwnVerificationStep {
  const { step, confirmedAt, sentAt, ending, reason } = row;
  const state = stateOf(row, now);
  const counts = state === 'confirmed' || state === 'ended' || (state === 'waiting' && isVerified(row, now));
  return {
    step,
    state,
    ...(counts && confirmedAt && { confirmedAt: confirmedAt.toISOString(), endsAt: endOf(confirmedAt).toISOString() }),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(ending && { ending }),
    ...(state === 'refused' && reason && { reason }),
  };
}

export interface VerifiedSteps {
  steps: VerifiedStep[];
  /** In milliseconds since 1970: from then on one of them counts no more. */
  until: number;
}

/** What everybody sees. */
export function verifiedSteps(rows: StepRow[], now = new Date()): VerifiedSteps {
  const counting = rows.flatMap((row) =>
    row.confirmedAt && isVerified(row, now) ? [{ ...row, at: row.confirmedAt }] : [],
  );
  return {
    steps: counting.map(({ step, at }) => ({ step, confirmedAt: at.toISOString() })),
    until: Math.min(...counting.map(({ at }) => endOf(at).getTime())),
  };
}

/** A newer document that waits changes nothing. */
const isVerified = (row: StepRow, now: Date) => stateOf({ ...row, sentAt: null }, now) === 'confirmed';
