import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { call } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { readConfig } from '#contract/config.ts';
import { formatPrice } from '#contract/format.ts';
import { acceptOffer } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { type OfferDialogProps, useOfferAct } from './offer-act.ts';

export function AcceptDialog({ offers, onClose }: OfferDialogProps) {
  const { as, buyersName, resalePrice } = offers;
  const [{ _id: id, amount }] = useState(() => offers.offers.at(-1) ?? { _id: '', amount: 0 });
  const [once] = useState(() => uuid());
  const { data: config } = useQuery(query(readConfig, {}));
  const act = useOfferAct({
    take: () => call(acceptOffer, { params: { id }, once }),
    done: t(as === 'buyer' ? 'The bike is booked for you' : 'Offer accepted'),
    onOver: onClose,
  });
  const price = formatPrice(amount);
  const hours = config?.deals.payHours;
  return (
    <ConfirmDialog
      title={t('Accept {price}?', { price })}
      keep={t('Not yet')}
      confirm={as === 'buyer' ? t('Book it at {price}', { price }) : t('Accept the offer')}
      busy={act.isPending}
      fault={act.fault}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      {as === 'buyer' ? (
        <>
          <p>
            {hours
              ? t(
                  'The bike is then booked for you at {price}. You have {hours, plural, one {# hour} other {# hours}} to pay; nobody else can book it meanwhile.',
                  { price, hours },
                )
              : t(
                  'The bike is then booked for you at {price}. You have a limited time to pay; nobody else can book it meanwhile.',
                  { price },
                )}
          </p>
          <p>
            {t('We keep your money until you have the keys. If you do not pay in time, the bike is for sale again.')}
          </p>
        </>
      ) : (
        <>
          <p>
            {hours
              ? t(
                  'The bike is then booked for {name} at {price}. There are {hours, plural, one {# hour} other {# hours}} to pay; nobody else can book it meanwhile, and all other offers on it end.',
                  { name: buyersName, price, hours },
                )
              : t(
                  'The bike is then booked for {name} at {price}. There is a limited time to pay; nobody else can book it meanwhile, and all other offers on it end.',
                  { name: buyersName, price },
                )}
          </p>
          <p>
            {t('If {name} does not pay in time, the bike is for sale again at {price}.', {
              name: buyersName,
              price: formatPrice(resalePrice),
            })}
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
