import { Badge } from '#client/ui/badge.tsx';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import { scannedCode } from './code-link.ts';
import { Deadline } from './deadline.tsx';
import { DealActions } from './deal-actions.tsx';
import { KeysAlready } from './keys-already.tsx';
import { canHandOver } from './keys-change-hands.tsx';
import { LastWord } from './last-word.tsx';
import { lateShare } from './late-share.ts';
import { NextAct } from './next-act.tsx';
import type { Act } from './status-copy.ts';
import { statusWords } from './status-words.ts';
import { standingOf } from './status-words-of.ts';
import { situationOf } from './ui-status.ts';

/** Where we are, what comes next and who does it, until when, and what happens otherwise. */
export function WhereWeAre({ deal, settings }: { deal: Deal; settings: DealSettings }) {
  const { now, next, otherwise, act } = standingOf(deal);
  // All the proposed times may be over.
  const main = act === 'accept' && !deal.may.includes('accept') ? 'propose' : act;
  const keys = canHandOver(deal) && (isOfKeys(main) || scannedCode(deal._id) ? 'now' : 'already');
  const { name, tone, waitsFor } = statusWords[situationOf(deal)];
  const share = `${settings.latePercent} % of the price (${formatPrice(lateShare(deal, settings))})`;
  return (
    <section aria-labelledby="where-we-are" className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <p className="flex flex-wrap gap-2">
        {waitsFor.includes(deal.as) ? <Badge tone="signal">Your turn</Badge> : <Badge tone={tone}>{name}</Badge>}
      </p>
      <h2 id="where-we-are" className="mt-3 text-xl sm:text-2xl">
        {now}
      </h2>
      <LastWord deal={deal} />
      {next && <p className="mt-3">{main === act ? next : 'The proposed times are over: propose other ones.'}</p>}
      {otherwise && deal.dueAt && (
        <p className="mt-3 border-l-4 border-base-300 pl-3 text-sm text-quiet">
          If no one acts by{' '}
          <strong className="font-semibold text-base-content">
            <Deadline at={deal.dueAt} />
          </strong>
          , {otherwise.replace('{share}', share)}.
        </p>
      )}
      <NextAct deal={deal} keys={keys === 'now'} />
      <DealActions deal={deal} settings={settings} main={main} />
      {keys === 'already' && <KeysAlready deal={deal} />}
    </section>
  );
}

const isOfKeys = (act: Act | undefined) => act === 'hand-over' || act === 'show-code';
