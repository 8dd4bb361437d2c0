import type { ReactNode } from 'react';
import { call } from '#client/api/call.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { confirmDeal, type Deal, relistProduct, renewCode, withdrawMiss } from '#contract/deals.ts';
import { formatPrice } from '#contract/format.ts';
import { useStep } from './step.ts';

interface Question {
  endpoint: typeof confirmDeal | typeof relistProduct | typeof renewCode | typeof withdrawMiss;
  title: string;
  keep: string;
  confirm: string;
  done: string;
  text(deal: Deal): ReactNode;
}

const questions = {
  confirm: {
    endpoint: confirmDeal,
    title: 'Is all well with the bike?',
    keep: 'Not yet',
    confirm: 'Yes, pay the seller',
    done: 'The deal is done',
    text: ({ money, sellersName }) => (
      <>
        <p>
          {formatPrice(money.held)} goes to {sellersName} now.
        </p>
        <p className="font-semibold">This cannot be undone.</p>
      </>
    ),
  },
  withdraw: {
    endpoint: withdrawMiss,
    title: 'Take it back?',
    keep: 'Leave it',
    confirm: 'Yes, take it back',
    done: 'The meeting is agreed as before',
    text: () => <p>The deal goes on as if you had not said that the other one did not come.</p>,
  },
  relist: {
    endpoint: relistProduct,
    title: 'Put the bike back on sale?',
    keep: 'Not now',
    confirm: 'Put it on sale',
    done: 'The bike is on sale again',
    text: ({ productName, resalePrice }) => (
      <p>
        {productName} can be found and booked again at once, for {formatPrice(resalePrice)}.
      </p>
    ),
  },
  'renew-code': {
    endpoint: renewCode,
    title: 'Make a new code?',
    keep: 'Keep this one',
    confirm: 'Make a new code',
    done: 'You have a new code',
    text: () => <p>The code that you have now is worth nothing from then on.</p>,
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
    done,
    onOver: onClose,
  });
  return (
    <ConfirmDialog
      title={title}
      keep={keep}
      confirm={confirm}
      busy={step.isPending}
      fault={step.fault}
      onConfirm={() => step.mutate()}
      onClose={onClose}
    >
      {text(deal)}
    </ConfirmDialog>
  );
}
