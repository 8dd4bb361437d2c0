import { type ComponentType, useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { formatPrice } from '#contract/format.ts';
import type { OfferAct } from '#contract/offer-machine.ts';
import type { Offers } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { MakeOfferDialog } from '../make/make-offer-dialog.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { DeclineDialog, WithdrawDialog } from './end-dialogs.tsx';
import type { OfferDialogProps } from './offer-act.ts';

const DIALOGS: Record<OfferAct, ComponentType<OfferDialogProps>> = {
  make: MakeOfferDialog,
  counter: CounterDialog,
  accept: AcceptDialog,
  decline: DeclineDialog,
  withdraw: WithdrawDialog,
};
const STYLES: Record<OfferAct, string> = {
  accept: 'btn-primary',
  make: 'btn-primary',
  counter: 'btn-outline',
  decline: 'btn-ghost text-error',
  withdraw: 'btn-ghost text-error',
};
const ORDER = Object.keys(STYLES) as OfferAct[];

export function OfferActs({ offers, isSmall = false }: { offers: Offers; isSmall?: boolean }) {
  const [open, setOpen] = useState<OfferAct>();
  const last = offers.offers.at(-1);
  const can = ORDER.filter((act) => offers.may.includes(act));
  const isStale = open && !can.includes(open);
  const ActDialog = open && DIALOGS[open];

  useEffect(() => {
    if (!isStale) return;
    setOpen(undefined);
    toast(t('This offer has moved on meanwhile: this is how it is now.'));
  }, [isStale]);

  if (!can.length) return;
  const texts: Record<OfferAct, string> = {
    accept: t('Accept {price}', { price: formatPrice(last?.amount ?? 0) }),
    make: t(offers.offers.length ? 'Make another offer' : 'Make an offer'),
    counter: t('Answer with another amount'),
    decline: t('Decline'),
    withdraw: t('Take it back'),
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {can.map((act) => (
          <button
            key={act}
            type="button"
            onClick={() => setOpen(act)}
            className={`btn ${isSmall ? 'btn-sm' : 'max-sm:grow'} ${STYLES[act]}`}
          >
            {texts[act]}
          </button>
        ))}
      </div>
      {ActDialog && !isStale && <ActDialog offers={offers} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
