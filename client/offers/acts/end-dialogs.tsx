import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { formatPrice } from '#contract/format.ts';
import { declineOffer, withdrawOffer } from '#contract/offers.ts';
import { otherName } from '../offer-words.ts';
import { type OfferDialogProps, useOfferAct } from './offer-act.ts';

export function DeclineDialog({ offers, onClose }: OfferDialogProps) {
  const { id, price } = useLast(offers);
  const act = useOfferAct({
    take: () => call(declineOffer, { params: { id } }),
    done: 'Offer declined',
    onOver: onClose,
  });
  return (
    <ConfirmDialog
      title={`Decline ${price}?`}
      keep="Keep it"
      confirm="Decline"
      grave
      busy={act.isPending}
      fault={act.fault}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      <p>
        {otherName(offers)} is told.{' '}
        {offers.as === 'seller' ? 'A better offer can follow.' : 'You can make another offer then.'}
      </p>
    </ConfirmDialog>
  );
}

export function WithdrawDialog({ offers, onClose }: OfferDialogProps) {
  const { id, price } = useLast(offers);
  const act = useOfferAct({
    take: () => call(withdrawOffer, { params: { id } }),
    done: 'Your offer is taken back',
    onOver: onClose,
  });
  return (
    <ConfirmDialog
      title={`Take back ${price}?`}
      keep="Keep it"
      confirm="Take it back"
      grave
      busy={act.isPending}
      fault={act.fault}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      <p>{otherName(offers)} can then no longer accept it, and is told. Offers on one bike are limited: it counts.</p>
    </ConfirmDialog>
  );
}

/** The one that was read when the dialog opened: an answer never goes to a newer one. */
function useLast({ offers }: OfferDialogProps['offers']) {
  const [last] = useState(() => offers.at(-1));
  return { id: last?._id ?? '', price: formatPrice(last?.amount ?? 0) };
}
