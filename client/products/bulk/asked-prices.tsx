import { useEffect, useRef } from 'react';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { t } from '#language/t.ts';

interface AskedPricesProps {
  bikes: { _id: string; productName: string; question: string }[];
  busy: boolean;
  onConfirm(ids: string[]): void;
}

/** Unusual prices: they apply only after the seller confirms them. */
export function AskedPrices({ bikes, busy, onConfirm }: AskedPricesProps) {
  const list = useRef<HTMLElement>(null);
  // The answered row is gone, and its focused button with it.
  useEffect(() => {
    if (bikes.length) list.current?.focus();
  }, [bikes.length]);
  return (
    <section ref={list} tabIndex={-1} aria-label={t('Prices we ask about')} className="text-sm">
      <p className="font-semibold">{t('Are these prices right? Nothing of them is changed yet.')}</p>
      <ul className="mt-1 max-h-72 divide-y divide-base-300 overflow-y-auto border-y border-base-300">
        {bikes.map(({ _id, productName, question }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              <strong>{productName}</strong> {question}
            </span>
            <BusyButton
              busy={busy}
              onClick={() => onConfirm([_id])}
              className="btn-outline btn-sm ms-auto"
              aria-label={t('It is right, {bike}', { bike: productName })}
            >
              {t('It is right')}
            </BusyButton>
          </li>
        ))}
      </ul>
      {bikes.length > 1 && (
        <BusyButton busy={busy} onClick={() => onConfirm(bikes.map(({ _id }) => _id))} className="btn-primary mt-3">
          {t('They are all right||prices')}
        </BusyButton>
      )}
    </section>
  );
}
