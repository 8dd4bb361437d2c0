import { useEffect } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { t } from '#language/t.ts';

interface BankCheckProps {
  url: string;
  intent: string;
  onDone(): void;
}

/** The bank's 3-D Secure page. */
export function BankCheck({ url, intent, onDone }: BankCheckProps) {
  useEffect(() => {
    function listen({ origin, data }: MessageEvent) {
      if (origin === new URL(url).origin && data?.type === '3ds-complete' && data.intent === intent) onDone();
    }
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url, intent, onDone]);

  return (
    <Dialog title={t('Confirm with your bank')} onClose={onDone}>
      <iframe
        src={url}
        title={t('Confirm the payment with your bank')}
        className="h-[26rem] w-full rounded-field bg-white"
      />
      <div className="mt-4 text-end">
        <button type="button" onClick={onDone} className="btn">
          {t('Cancel')}
        </button>
      </div>
    </Dialog>
  );
}
