import { useState } from 'react';
import { Link } from 'react-router';
import { DealActions } from '#client/deals/deal-actions.tsx';
import { LatestReason } from '#client/deals/latest-reason.tsx';
import { DealProposal } from '#client/deals/refund-proposals/deal-proposal.tsx';
import { TimedSentence } from '#client/deals/timed-sentence.tsx';
import { paths } from '#client/paths.ts';
import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { DECISIONS, type Decision, decisionWords } from './decision-words.ts';

export function YourDecision({ deal, settings }: { deal: Deal; settings: DealSettings }) {
  const [deciding, setDeciding] = useState<Decision>();
  const { now, next, otherwise } = deal.summary;
  const { handedOverAt } = deal;
  const possible = DECISIONS.filter((decision) => deal.may.includes(decision));
  return (
    <section aria-labelledby="decision" className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <h2 id="decision" className="text-xl sm:text-2xl">
        {now}
      </h2>
      <LatestReason deal={deal} />
      <DealProposal deal={deal} />
      {next && <p className="mt-2">{next}</p>}
      <p className="mt-2">
        {handedOverAt
          ? rich('The bike was handed over: <moment></moment>.', { moment: () => <DateTime of={handedOverAt} /> })
          : t('The bike was not handed over with the buyer’s code.')}
      </p>
      {possible.length > 0 && otherwise && <TimedSentence of={otherwise} />}
      {possible.length > 0 ? (
        <div className="mt-5 flex flex-wrap gap-2">
          {possible.map((decision) => (
            <button
              key={decision}
              type="button"
              onClick={() => setDeciding(decision)}
              className="btn btn-outline max-sm:w-full"
            >
              {t(decisionWords[decision].button)}
            </button>
          ))}
        </div>
      ) : (
        <Link to={paths.disputes} className="btn btn-outline mt-5 max-sm:w-full">
          {t('To the other disputes')}
        </Link>
      )}
      <DealActions deal={deal} settings={settings} main={undefined} />
      {deciding && (
        <DecisionDialog decision={deciding} deal={deal} settings={settings} onClose={() => setDeciding(undefined)} />
      )}
    </section>
  );
}
