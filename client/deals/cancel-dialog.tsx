import { useState } from 'react';
import { call } from '#client/api/call.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { cancelDeal, type Deal, declineDeal } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import { message, t } from '#language/t.ts';
import type { ActDialogProps } from './act-dialog.ts';
import { lateShare } from './late-share.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { doneOrProposed, isOnlyProposed, TAKES_ANOTHER } from './refund-proposals/proposed.ts';
import { useStep } from './step.ts';

const words = {
  decline: {
    title: message('Decline this deal?'),
    confirm: message('Decline'),
    done: message('The deal is declined'),
  },
  cancel: {
    title: message('Cancel this deal?'),
    confirm: message('Cancel it'),
    done: message('The deal is cancelled'),
  },
};

export function CancelDialog({ deal, settings, act, onClose }: ActDialogProps) {
  const { _id: id, as, money } = deal;
  const [relist, setRelist] = useState(false);
  const verb = act === 'decline' ? 'decline' : 'cancel';
  const late = act === 'cancel-late';
  const { title, confirm, done } = words[verb];
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
      title={t(title)}
      keep={t('Keep it')}
      confirm={t(confirm)}
      hint={t(as === 'buyer' ? 'The seller will read it.' : 'The buyer will read it.')}
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
          {t('Put the bike back on sale at once')}
        </label>
      )}
      <p className="font-semibold">
        {as === 'admin' && isOnlyProposed(deal, { decision: 'cancel', refund: money.held }, settings)
          ? t(TAKES_ANOTHER)
          : t('This cannot be undone.')}
      </p>
    </ReasonDialog>
  );
}

function ofTheMoney(deal: Deal, late: DealSettings | undefined) {
  const { as, money, buyersName, sellersName } = deal;
  if (!money.held) return t('Nothing was paid, so nothing has to be paid back. The bike is for sale again.');
  if (!late) {
    const price = formatPrice(money.held);
    return as === 'buyer'
      ? t('You get all the money back: {price}.', { price })
      : t('{name} gets all the money back: {price}.', { name: buyersName, price });
  }
  const share = lateShare(deal, late);
  const values = {
    hours: late.lateHours,
    seller: sellersName,
    percent: late.latePercent,
    share: formatPrice(share),
    rest: formatPrice(money.held - share),
  };
  return as === 'buyer'
    ? t(
        'The meeting is less than {hours, plural, one {# hour} other {# hours}} away. So {seller} gets {percent, number} % of the price, {share}. You get the rest back: {rest}.',
        values,
      )
    : t(
        'The meeting is less than {hours, plural, one {# hour} other {# hours}} away. So {seller} gets {percent, number} % of the price, {share}. {buyer} gets the rest back: {rest}.',
        { ...values, buyer: buyersName },
      );
}
