import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Day } from '#client/ui/day.tsx';
import type { OwnVerificationStep, StepState } from '#contract/verified-steps.ts';
import { stepWords } from './step-words.ts';

export const stateWords: Record<StepState, { tone: ComponentProps<typeof Badge>['tone']; name: string }> = {
  open: { tone: 'ink', name: 'Not yet' },
  waiting: { tone: 'signal', name: 'Waits for an admin' },
  confirmed: { tone: 'good', name: 'Confirmed' },
  refused: { tone: 'warning', name: 'Not accepted' },
  ended: { tone: 'warning', name: 'Ended' },
};

export function StepCard({ step, children }: { step: OwnVerificationStep; children: ReactNode }) {
  const { name, how } = stepWords[step.step];
  const { tone, name: state } = stateWords[step.state];
  const id = `step-${step.step}`;
  return (
    <section aria-labelledby={id} className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-2xl">
          {name}
        </h2>
        <Badge tone={tone}>{state}</Badge>
      </div>
      <p className="mt-2 max-w-prose text-quiet">{how}</p>
      <StepDates step={step} />
      {step.reason && (
        <p className="mt-3 rounded-field bg-base-200 p-3 wrap-anywhere whitespace-pre-line">
          <strong className="font-semibold">An admin writes:</strong> {step.reason}
        </p>
      )}
      <div className="mt-4 empty:hidden">{children}</div>
    </section>
  );
}

export function StepDates({ step: { state, confirmedAt, endsAt, sentAt, ending } }: { step: OwnVerificationStep }) {
  if (!confirmedAt && !sentAt) return;
  return (
    <p className="mt-3 text-sm">
      {ending && <>The number that ends in {ending}. </>}
      {confirmedAt && (
        <>
          Confirmed on <Day of={confirmedAt} />
          {endsAt && (
            <>
              , {state === 'ended' ? 'ended' : 'counts until'} <Day of={endsAt} />
            </>
          )}
          .{' '}
        </>
      )}
      {sentAt && (
        <>
          Sent on <Day of={sentAt} />.
        </>
      )}
    </p>
  );
}
