import { shortMonth } from '#client/ui/day-in-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import type { VerificationStep, VerifiedStep } from '#contract/verified-steps.ts';
import { type Message, message, t } from '#language/t.ts';

const confirmed: Record<VerificationStep, Message> = {
  email: message('E-mail confirmed'),
  phone: message('Phone confirmed'),
  document: message('Document seen'),
  payouts: message('Payout account checked'),
};
/** Below a heading that says that they are checked. */
const names: Record<VerificationStep, Message> = {
  email: message('E-mail'),
  phone: message('Phone'),
  document: message('Document'),
  payouts: message('Payout account'),
};

/** What was checked of a seller, and when. */
export function VerifiedSteps({ steps, className = '' }: { steps: VerifiedStep[]; className?: string }) {
  return (
    <ul className={className}>
      {steps.map(({ step, confirmedAt }) => (
        <li key={step} className="inline-flex items-start gap-1.5">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
          <span>
            {rich('{step}, <month></month>', { step: t(confirmed[step]), month: () => <Month of={confirmedAt} /> })}
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
          {rich('{step}, <month></month>', { step: t(names[step]), month: () => <Month of={confirmedAt} /> })}
        </li>
      ))}
    </ul>
  );
}

const Month = ({ of: moment }: { of: string }) => <time dateTime={moment}>{shortMonth(moment)}</time>;
