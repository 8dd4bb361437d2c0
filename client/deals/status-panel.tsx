import { Badge } from '#client/ui/badge.tsx';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { DealAct } from '#contract/deal-summary.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { scannedCode } from './code-link.ts';
import { DealActions } from './deal-actions.tsx';
import { KeysAlready } from './keys-already.tsx';
import { canHandOver } from './keys-change-hands.tsx';
import { LatestReason } from './latest-reason.tsx';
import { NextAct } from './next-act.tsx';
import { DealProposal } from './refund-proposals/deal-proposal.tsx';
import { TimedSentence } from './timed-sentence.tsx';

export function StatusPanel({ deal, settings }: { deal: Deal; settings: DealSettings }) {
  const { name, tone, isYourTurn, now, next, otherwise, act: main } = deal.summary;
  const keys = canHandOver(deal) && (isOfKeys(main) || scannedCode(deal._id) ? 'now' : 'already');
  return (
    <section aria-labelledby="where-we-are" className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <p className="flex flex-wrap gap-2">
        {isYourTurn ? <Badge tone="signal">{t('Your turn')}</Badge> : <Badge tone={tone}>{name}</Badge>}
      </p>
      <h2 id="where-we-are" className="mt-3 text-xl sm:text-2xl">
        {now}
      </h2>
      <LatestReason deal={deal} />
      <DealProposal deal={deal} />
      {next && <p className="mt-3">{next}</p>}
      {otherwise && <TimedSentence of={otherwise} />}
      <NextAct deal={deal} keys={keys === 'now'} />
      <DealActions deal={deal} settings={settings} main={main} />
      {keys === 'already' && <KeysAlready deal={deal} />}
    </section>
  );
}

const isOfKeys = (act: DealAct | undefined) => act === 'hand-over' || act === 'show-code';
