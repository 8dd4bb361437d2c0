import type { ReactNode } from 'react';
import { call } from '#client/api/call.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { confirmDeal, type Deal, relistProduct, renewCode, withdrawMiss } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import { type Message, message, t } from '#language/t.ts';
import { useStep } from './step.ts';

interface Question {
  endpoint: typeof confirmDeal | typeof relistProduct | typeof renewCode | typeof withdrawMiss;
  title: Message;
  keep: Message;
  confirm: Message;
  done: Message;
  text(deal: Deal): ReactNode;
}

const questions = {
  confirm: {
    endpoint: confirmDeal,
    title: message('Is all well with the bike?'),
    keep: message('Not yet'),
    confirm: message('Yes, pay the seller'),
    done: message('The deal is done'),
    text: ({ money, sellersName }) => (
      <>
        <p>{t('{price} goes to {name} now.', { price: formatPrice(money.held), name: sellersName })}</p>
        <p className="font-semibold">{t('This cannot be undone.')}</p>
      </>
    ),
  },
  withdraw: {
    endpoint: withdrawMiss,
    title: message('Take it back?'),
    keep: message('Leave it'),
    confirm: message('Yes, take it back'),
    done: message('The meeting is agreed as before'),
    text: () => <p>{t('The deal goes on as if you had not said that the other one did not come.')}</p>,
  },
  relist: {
    endpoint: relistProduct,
    title: message('Put the bike back on sale?'),
    keep: message('Not now'),
    confirm: message('Put it on sale'),
    done: message('The bike is on sale again'),
    text: ({ productName, resalePrice }) => (
      <p>
        {t('{bike} can be found and booked again at once, for {price}.', {
          bike: productName,
          price: formatPrice(resalePrice),
        })}
      </p>
    ),
  },
  'renew-code': {
    endpoint: renewCode,
    title: message('Make a new code?'),
    keep: message('Keep this one'),
    confirm: message('Make a new code'),
    done: message('You have a new code'),
    text: () => <p>{t('The code that you have now is worth nothing from then on.')}</p>,
  },
} satisfies Record<string, Question>;

export type ConfirmedAct = keyof typeof questions;

interface ConfirmStepDialogProps {
  deal: Deal;
  act: ConfirmedAct;
  onClose(): void;
}

export function ConfirmStepDialog({ deal, act, onClose }: ConfirmStepDialogProps) {
  const { endpoint, title, keep, confirm, done, text }: Question = questions[act];
  const step = useStep({
    take: () => call(endpoint, { params: { id: deal._id } }),
    done: t(done),
    onOver: onClose,
  });
  return (
    <ConfirmDialog
      title={t(title)}
      keep={t(keep)}
      confirm={t(confirm)}
      busy={step.isPending}
      fault={step.fault}
      onConfirm={() => step.mutate()}
      onClose={onClose}
    >
      {text(deal)}
    </ConfirmDialog>
  );
}
