import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { KeysChangeHands } from './keys-change-hands.tsx';

/** The handover is possible, but not the next step. */
export function KeysAlready({ deal }: { deal: Deal }) {
  return (
    <details className="mt-5 border-t border-base-300 pt-4">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {t(deal.status === 'paid' ? 'Meeting right now?' : 'Meeting after all?')}
      </summary>
      <div className="mt-3">
        <KeysChangeHands deal={deal} />
      </div>
    </details>
  );
}
