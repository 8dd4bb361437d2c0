import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { codeLink } from './code-link.ts';
import { ConfirmStepDialog } from './confirm-step.tsx';

type QrCodeProps = ComponentProps<typeof import('#client/ui/qr-code.tsx').default>;

// The digits suffice, as at a meeting without a connection.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  lazyImport(() => import('#client/ui/qr-code.tsx')).catch(() => ({ default: () => null })),
);

/** Hidden until the buyer asks for it, as whoever reads it can claim the handover. */
export function BuyersCode({ deal }: { deal: Deal }) {
  const [shown, setShown] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const { code } = deal;
  return (
    <div className="grid justify-items-start gap-3">
      {!code && (
        <p role="alert" className="border-s-4 border-warning ps-3">
          {t('The seller has mistyped your code too often. Make a new one and show it again.')}
        </p>
      )}
      {code && (
        <button
          type="button"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
          className={`btn max-sm:w-full ${shown || deal.status === 'paid' ? 'btn-outline' : 'btn-primary'}`}
        >
          {t(shown ? 'Hide my code' : 'Show my code')}
        </button>
      )}
      {shown && code && (
        <div className="grid w-full justify-items-center gap-4 rounded-box border border-base-300 p-4">
          <p className="text-center font-semibold">{t('Show it only when you have the keys.')}</p>
          <p
            aria-label={t('Your code: {code}', { code: [...code].join(' ') })}
            role="img"
            className="font-heading text-5xl font-extrabold tracking-widest tabular-nums"
          >
            {code}
          </p>
          <Suspense fallback={<Spinner label={t('Drawing the code')} />}>
            <QrCode label={t('Your code as a picture for the seller’s camera')} text={codeLink(deal._id, code)} />
          </Suspense>
          <p className="max-w-sm text-center text-sm text-quiet">
            {t('The seller types these digits in, or points a phone’s camera at the picture.')}
          </p>
        </div>
      )}
      {(shown || !code) && (
        <button
          type="button"
          onClick={() => setRenewing(true)}
          className={`btn max-sm:w-full ${code ? 'btn-ghost' : 'btn-primary'}`}
        >
          {t('Make a new code')}
        </button>
      )}
      {renewing && <ConfirmStepDialog deal={deal} act="renew-code" onClose={() => setRenewing(false)} />}
    </div>
  );
}
