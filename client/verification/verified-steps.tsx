import { shortMonth } from '#client/ui/day-in-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { VerificationStep, VerifiedStep } from '#contract/verified-steps.ts';

const confirmed: Record<VerificationStep, string> = {
  email: 'E-mail confirmed',
  phone: 'Phone confirmed',
  document: 'Document seen',
  payouts: 'Payout account checked',
};
/** Below a heading that says that they are checked. */
const names: Record<VerificationStep, string> = {
  email: 'E-mail',
  phone: 'Phone',
  document: 'Document',
  payouts: 'Payout account',
};

/** What was checked of a seller, and when. */
export function VerifiedSteps({ steps, className = '' }: { steps: VerifiedStep[]; className?: string }) {
  return (
    <ul className={className}>
      {steps.map(({ step, confirmedAt }) => (
        <li key={step} className="inline-flex items-start gap-1.5">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
          <span>
            {confirmed[step]}, <time dateTime={confirmedAt}>{shortMonth(confirmedAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function VerifiedStepNames({ steps }: { steps: VerifiedStep[] }) {
  return (
    <ul>
      {steps.map(({ step, confirmedAt }) => (
        <li key={step}>
          {names[step]}, <time dateTime={confirmedAt}>{shortMonth(confirmedAt)}</time>
        </li>
      ))}
    </ul>
  );
}
