import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { formatPrice } from '#contract/format.ts';
import { declineOffer, withdrawOffer } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { otherName } from '../offer-words.ts';
import { type OfferDialogProps, useOfferAct } from './offer-act.ts';

export function DeclineDialog({ offers, onClose }: OfferDialogProps) {
  const { id, price } = useLast(offers);
  const act = useOfferAct({
    take: () => call(declineOffer, { params: { id } }),
    done: t('Offer declined'),
    onOver: onClose,
  });
  return (
    <ConfirmDialog
      title={t('Decline {price}?', { price })}
      keep={t('Keep it')}
      confirm={t('Decline')}
      grave
      busy={act.isPending}
      fault={act.fault}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      <p>
        {t(
          offers.as === 'seller'
            ? '{name} is told. A better offer can follow.'
            : '{name} is told. You can make another offer then.',
          { name: otherName(offers) },
        )}
      </p>
    </ConfirmDialog>
  );
}

export function WithdrawDialog({ offers, onClose }: OfferDialogProps) {
  const { id, price } = useLast(offers);
  const act = useOfferAct({
    take: () => call(withdrawOffer, { params: { id } }),
    done: t('Your offer is taken back'),
    onOver: onClose,
  });
  return (
    <ConfirmDialog
      title={t('Take back {price}?', { price })}
      keep={t('Keep it')}
      confirm={t('Take it back')}
      grave
      busy={act.isPending}
      fault={act.fault}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      <p>
        {t('{name} can then no longer accept it, and is told. Offers on one bike are limited: it counts.', {
          name: otherName(offers),
        })}
      </p>
    </ConfirmDialog>
  );
}

/** The one that was read when the dialog opened: an answer never goes to a newer one. */
function useLast({ offers }: OfferDialogProps['offers']) {
  const [last] = useState(() => offers.at(-1));
  return { id: last?._id ?? '', price: formatPrice(last?.amount ?? 0) };
}
