import { monthInWords } from '#client/ui/day-in-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { VerificationStep, VerifiedStep } from '#contract/verified-steps.ts';

const confirmed: Record<VerificationStep, string> = {
  email: 'E-mail confirmed',
  phone: 'Phone confirmed',
  document: 'Identity document seen',
  payouts: 'Payout account checked',
};

/** What was checked of a seller, and when. */
export function VerifiedSteps({ steps, className = '' }: { steps: VerifiedStep[]; className?: string }) {
  return (
    <ul className={className}>
      {steps.map(({ step, confirmedAt }) => (
        <li key={step} className="inline-flex items-center gap-1.5">
          <Icon name="check" className="size-4 shrink-0 text-success" />
          <span>
            {confirmed[step]}, <time dateTime={confirmedAt}>{monthInWords(confirmedAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
