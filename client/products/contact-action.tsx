import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { PhoneLink } from '#client/ui/phone-link.tsx';
import { readContact } from '#contract/contacts.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

const line = 'inline-flex min-h-6 items-center';

/** Others request the contacts of one seller at a time. */
export function ContactAction({ product }: { product: Product }) {
  const { _id: id, sellerEmail, sellerPhone, isAvailable } = product;
  const show = useMutation({
    mutationFn: () => call(readContact, { params: { id } }),
    onError: (error) => console.error(error),
  });
  const shown = sellerEmail && sellerPhone ? { sellerEmail, sellerPhone } : show.data;
  const contacts = useRef<HTMLSpanElement>(null);

  // The focused button is gone.
  useEffect(() => {
    if (show.data) contacts.current?.querySelector('a')?.focus();
  }, [show.data]);

  if (shown)
    return (
      <span ref={contacts} className="grid justify-items-end gap-1">
        <PhoneLink number={shown.sellerPhone} className={line} />
        <a href={`mailto:${shown.sellerEmail}`} className={`${line} text-link`}>
          {shown.sellerEmail}
        </a>
      </span>
    );
  if (!isAvailable) return <span className={line}>{t('In the deal of its buyer')}</span>;
  return (
    <>
      <BusyButton busy={show.isPending} onClick={() => show.mutate()} className="btn-outline btn-sm">
        {t('Show phone and e-mail')}
      </BusyButton>
      <span role="alert" className="text-end text-sm text-error empty:hidden">
        {show.error ? reason(show.error) : undefined}
      </span>
    </>
  );
}
