import { useState } from 'react';
import { call } from '#client/api/call.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { cancelDeal, type Deal, declineDeal } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import type { ActDialogProps } from './act-dialog.ts';
import { lateShare } from './late-share.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { doneOrProposed, isOnlyProposed, TAKES_ANOTHER } from './refund-proposals/proposed.ts';
import { useStep } from './step.ts';

const words = {
  decline: { title: 'Decline this deal?', keep: 'Keep it', confirm: 'Decline', done: 'The deal is declined' },
  cancel: {
    title: 'Cancel this deal?',
    keep: 'Keep it',
    confirm: 'Cancel it',
    done: 'The deal is cancelled',
  },
};

export function CancelDialog({ deal, settings, act, onClose }: ActDialogProps) {
  const { _id: id, as, money } = deal;
  const [relist, setRelist] = useState(false);
  const verb = act === 'decline' ? 'decline' : 'cancel';
  const late = act === 'cancel-late';
  const { done, ...shown } = words[verb];
  const step = useStep({
    take: (reason: string) => {
      const params = { id };
      if (verb === 'decline') return call(declineDeal, { params, body: { reason, relist } });
      return call(cancelDeal, { params, body: { reason, relist, late } });
    },
    done: doneOrProposed(done),
    onOver: onClose,
  });
  return (
    <ReasonDialog
      {...shown}
      hint={as === 'buyer' ? 'The seller will read it.' : 'The buyer will read it.'}
      busy={step.isPending}
      fault={step.fault}
      onConfirm={(reason) => step.mutate(reason)}
      onClose={onClose}
    >
      <p>{ofTheMoney(deal, late ? settings : undefined)}</p>
      {as === 'seller' && money.held > 0 && (
        <label className="flex min-h-6 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={relist}
            onChange={({ target }) => setRelist(target.checked)}
            className="checkbox border-base-content/60 checkbox-sm mt-0.5"
          />
          Put the bike back on sale at once
        </label>
      )}
      <p className="font-semibold">
        {as === 'admin' && isOnlyProposed(deal, { decision: 'cancel', refund: money.held }, settings)
          ? TAKES_ANOTHER
          : 'This cannot be undone.'}
      </p>
    </ReasonDialog>
  );
}

function ofTheMoney(deal: Deal, late: DealSettings | undefined) {
  const { as, money, buyersName, sellersName } = deal;
  const buyer = as === 'buyer' ? 'You get' : `${buyersName} gets`;
  if (!money.held) return 'Nothing was paid, so nothing has to be paid back. The bike is for sale again.';
  if (!late) return `${buyer} all the money back: ${formatPrice(money.held)}.`;
  const share = lateShare(deal, late);
  return `The meeting is less than ${late.lateHours} hours away. So ${sellersName} gets ${late.latePercent} % of the price, ${formatPrice(share)}. ${buyer} the rest back: ${formatPrice(money.held - share)}.`;
}
