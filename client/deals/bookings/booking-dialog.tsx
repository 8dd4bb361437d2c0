import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, isRefused } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { usePersistedForm } from '#client/api/persisted-form.ts';
import { refresh } from '#client/api/query-client.ts';
import { useSession } from '#client/api/session/session.ts';
import { ConfirmFirst } from '#client/auth/confirmation/confirm-first.tsx';
import { AboutPrice } from '#client/ui/about-price.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { Price } from '#client/ui/price.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { bookProduct, listBookings, NewBooking } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { type Product, readProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { t } from '#language/t.ts';

const Meeting = NewBooking.pick({ location: true, number: true });
type Meeting = { location: string; number: string };

interface BookingDialogProps {
  product: Product;
  onBooked(): void;
  onClose(): void;
}

export function BookingDialog({ product, onBooked, onClose }: BookingDialogProps) {
  const { user } = useSession();
  const [isTaken, setTaken] = useState(false);
  const { form, keyOf, done } = usePersistedForm<Meeting>(`a booking of ${product._id}`, Meeting, {});
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('location'), [setFocus]);

  const book = handleSubmit(async (meeting) => {
    const { _id: productId, productName, resalePrice, img } = product;
    const buyer = { buyersName: user?.name, buyersEmail: user?.email };
    const booking = { ...buyer, productName, productId, resalePrice, img, ...meeting };
    try {
      await call(bookProduct, { body: booking, once: keyOf(booking) });
      toast.success(t('Product added Successfuly!'));
      done();
      onBooked();
      onClose();
    } catch (error) {
      if (isRefused(error, 409) && error.problem.code === 'already-booked') {
        setTaken(true);
        toast.error(t('Already Booked'));
      } else console.error(error);
      showFaults(form, error);
    }
    // Also after a refusal: the bike is taken, or its price has changed.
    for (const list of [listCategoryProducts, searchProducts, readProduct, listBookings]) void refresh(list);
  });

  if (user && !user.emailConfirmed)
    return (
      <Dialog title={t('Book This Product Now!')} onClose={onClose}>
        <ConfirmFirst title={t('Confirm your e-mail address to book')} email={user.email} />
      </Dialog>
    );
  return (
    <Dialog title={t('Book This Product Now!')} onClose={onClose}>
      <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-y border-base-300 py-3">
        <span className="font-semibold wrap-anywhere">{product.productName}</span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Price dollars={product.resalePrice} className="font-heading text-2xl font-extrabold" />
          <AboutPrice dollars={product.resalePrice} />
        </span>
      </p>
      <form method="post" noValidate onSubmit={book} className="grid gap-4">
        <TextField label={t('Full Name')} value={user?.name ?? ''} readOnly />
        <TextField label={t('Email')} type="email" value={user?.email ?? ''} readOnly />
        <TextField label={t('Meating Location')} required fault={errors.location?.message} {...register('location')} />
        <TextField
          label={t('Phone Number')}
          type="tel"
          autoComplete="tel"
          required
          fault={errors.number?.message}
          {...register('number')}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t(isTaken ? 'Close' : 'Cancel')}
          </button>
          {!isTaken && <SubmitButton busy={isSubmitting}>{t('Confirm Submit')}</SubmitButton>}
        </div>
      </form>
    </Dialog>
  );
}
