import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Day } from '#client/ui/day.tsx';
import { rich } from '#client/ui/rich.ts';
import type { OwnVerificationStep, StepState } from '#contract/verified-steps.ts';
import { type Message, message, t } from '#language/t.ts';
import { stepWords } from './step-words.ts';

export const stateWords: Record<StepState, { tone: ComponentProps<typeof Badge>['tone']; name: Message }> = {
  open: { tone: 'ink', name: message('Not yet') },
  waiting: { tone: 'signal', name: message('Waits for an admin') },
  confirmed: { tone: 'good', name: message('Confirmed') },
  refused: { tone: 'warning', name: message('Not accepted') },
  ended: { tone: 'warning', name: message('Ended') },
};

export function StepCard({ step, children }: { step: OwnVerificationStep; children: ReactNode }) {
  const { name, how } = stepWords[step.step];
  const { tone, name: state } = stateWords[step.state];
  const id = `step-${step.step}`;
  return (
    <section aria-labelledby={id} className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-2xl">
          {t(name)}
        </h2>
        <Badge tone={tone}>{t(state)}</Badge>
      </div>
      <p className="mt-2 max-w-prose text-quiet">{t(how)}</p>
      <StepDates step={step} />
      {step.reason && (
        <p className="mt-3 rounded-field bg-base-200 p-3 wrap-anywhere user-text">
          <strong className="font-semibold">{t('An admin writes:')}</strong> {step.reason}
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
      {ending && `${t('The number that ends in {ending}.', { ending })} `}
      {confirmedAt && <>{confirmedWords(state, confirmedAt, endsAt)} </>}
      {sentAt && rich('Sent on <day></day>.', { day: () => <Day of={sentAt} /> })}
    </p>
  );
}

function confirmedWords(state: StepState, confirmedAt: string, endsAt: string | undefined) {
  const begin = () => <Day of={confirmedAt} />;
  if (!endsAt) return rich('Confirmed on <begin></begin>.', { begin });
  return rich(
    state === 'ended'
      ? 'Confirmed on <begin></begin>, ended <end></end>.'
      : 'Confirmed on <begin></begin>, counts until <end></end>.',
    { begin, end: () => <Day of={endsAt} /> },
  );
}
