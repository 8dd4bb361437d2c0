import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { call } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { readConfig } from '#contract/config.ts';
import { formatPrice } from '#contract/format.ts';
import { acceptOffer } from '#contract/offers.ts';
import { type OfferDialogProps, useOfferAct } from './offer-act.ts';

export function AcceptDialog({ offers, onClose }: OfferDialogProps) {
  const { as, buyersName, resalePrice } = offers;
  const [{ _id: id, amount }] = useState(() => offers.offers.at(-1) ?? { _id: '', amount: 0 });
  const [once] = useState(() => uuid());
  const { data: config } = useQuery(query(readConfig, {}));
  const act = useOfferAct({
    take: () => call(acceptOffer, { params: { id }, once }),
    done: as === 'buyer' ? 'The bike is booked for you' : 'Offer accepted',
    onOver: onClose,
  });
  const price = formatPrice(amount);
  const hours = config ? `${config.deals.payHours} hours` : 'a limited time';
  return (
    <ConfirmDialog
      title={`Accept ${price}?`}
      keep="Not yet"
      confirm={as === 'buyer' ? `Book it at ${price}` : 'Accept the offer'}
      busy={act.isPending}
      fault={act.fault}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      {as === 'buyer' ? (
        <>
          <p>
            The bike is then booked for you at {price}. You have {hours} to pay; nobody else can book it meanwhile.
          </p>
          <p>We keep your money until you have the keys. If you do not pay in time, the bike is for sale again.</p>
        </>
      ) : (
        <>
          <p>
            The bike is then booked for {buyersName} at {price}. There are {hours} to pay; nobody else can book it
            meanwhile, and all other offers on it end.
          </p>
          <p>
            If {buyersName} does not pay in time, the bike is for sale again at {formatPrice(resalePrice)}.
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
