import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#client/api/query-client.ts';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { rich } from '#client/ui/rich.ts';
import { VerifiedBadge } from '#client/verification/verified-badge.tsx';
import { readVerification } from '#contract/verification.ts';
import type { OwnVerificationStep } from '#contract/verified-steps.ts';
import { t } from '#language/t.ts';
import { DocumentStep } from './document-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { StepCard } from './step-card.tsx';

export function OwnVerification() {
  const { user } = useSession();
  // An admin decides meanwhile, and a payout account is opened on another site.
  const { data } = useQuery({ ...query(readVerification, {}), refetchOnWindowFocus: 'always' });
  if (!user || !data) return;
  const { verifiedUntil } = data;
  return (
    <>
      <h1 className="text-4xl">{t('Verification')}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          'Buyers meet somebody they do not know. What you show here stands with its month beside your bikes and on your public page. It counts for a year, and you can take it back.',
        )}
      </p>
      <div className="mt-6 grid max-w-2xl gap-5">
        <section
          aria-label={t('Your badge')}
          className="flex items-start gap-3 rounded-box border border-base-300 bg-base-200 p-4 sm:p-6"
        >
          <span className="grid h-7 place-items-center">
            {data.isVarified ? (
              <VerifiedBadge label={t('Verified')} />
            ) : (
              <span className="size-3 rounded-full bg-base-300" />
            )}
          </span>
          <div>
            <p className="font-heading text-xl font-bold">
              {data.isVarified ? t('Your bikes have the badge') : t('No badge yet')}
            </p>
            <p className="mt-1 text-quiet">
              {verifiedUntil
                ? rich('Until <day></day>. Before that an admin can renew it.', {
                    day: () => <Day of={verifiedUntil ?? ''} />,
                  })
                : t('An admin gives it once they have looked at what you have shown. The more steps, the sooner.')}
            </p>
          </div>
        </section>
        {data.steps.map((step) => (
          <StepCard key={step.step} step={step}>
            <StepAction step={step} email={user.email} takesPhones={data.takesPhones} />
          </StepCard>
        ))}
      </div>
    </>
  );
}

function StepAction({ step, email, takesPhones }: { step: OwnVerificationStep; email: string; takesPhones: boolean }) {
  if (step.step === 'email') return <EmailStep step={step} email={email} />;
  if (step.step === 'document') return <DocumentStep step={step} />;
  if (step.step === 'payouts')
    return (
      <Link to={paths.payouts} className={`btn ${step.state === 'confirmed' ? 'btn-outline' : 'btn-primary'}`}>
        {step.state === 'open' ? t('Set up payouts') : t('See payouts')}
      </Link>
    );
  if (takesPhones) return <PhoneStep step={step} />;
  return (
    <p className="text-quiet">{t('This marketplace sends no text messages, so phones are not confirmed here.')}</p>
  );
}
