import { AboutPrice } from '#client/ui/about-price.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Booking } from '#contract/bookings.ts';
import { display } from '#language/current.ts';
import { t } from '#language/t.ts';

export function WhatIsPaid({ booking }: { booking: Booking }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture src={booking.img} alt="" className="h-20 w-full rounded-field sm:h-28" />
      <div className="min-w-0">
        <h2 className="text-xl wrap-break-word">{booking.productName}</h2>
        <Price dollars={booking.resalePrice} className="mt-1 block font-heading text-3xl font-extrabold" />
        <InDollars dollars={booking.resalePrice} />
      </div>
    </div>
  );
}

function InDollars({ dollars }: { dollars: number }) {
  if (!display().currency) return;
  return (
    <>
      <AboutPrice dollars={dollars} />
      <p className="text-sm text-quiet">{t('You pay in US dollars; your bank converts them at a rate of its own.')}</p>
    </>
  );
}
