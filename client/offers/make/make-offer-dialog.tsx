import { useSession } from '#client/api/session/session.ts';
import { ConfirmFirst } from '#client/auth/confirmation/confirm-first.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import type { OfferDialogProps } from '../acts/offer-act.ts';
import { MakeOfferForm } from './make-offer-form.tsx';

export function MakeOfferDialog({ offers, onClose }: OfferDialogProps) {
  const { user } = useSession();
  return (
    <Dialog title={t('Make an offer')} onClose={onClose}>
      {user && !user.emailConfirmed ? (
        <ConfirmFirst title={t('Confirm your e-mail address to make an offer')} email={user.email} />
      ) : (
        <>
          <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-y border-base-300 py-3">
            <span className="font-semibold wrap-anywhere">{offers.productName}</span>
            <span className="text-quiet">
              {rich('Asked: <price></price>', {
                price: () => <Price dollars={offers.resalePrice} className="font-semibold text-base-content" />,
              })}
            </span>
          </p>
          <MakeOfferForm offers={offers} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}
