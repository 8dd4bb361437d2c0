import { useEffect, useRef } from 'react';
import { focusOn } from '#client/ui/page-focus.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { t } from '#language/t.ts';

interface SendingProps {
  fileName: string;
  /** From 0 to 1. */
  share: number;
  onCancel(): void;
}

export function Sending({ fileName, share, onCancel }: SendingProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const news =
    share >= 1 ? t('Reading its columns: {file}', { file: fileName }) : t('Sending: {file}', { file: fileName });

  useEffect(() => {
    if (sheet.current) focusOn(sheet.current);
  }, []);

  return (
    <div ref={sheet} className="mt-6 grid gap-4 rounded-box border border-base-300 bg-base-100 px-5 py-6">
      <p className="flex items-center gap-3 font-semibold wrap-anywhere">
        <Spinner label={news} />
        <span aria-hidden="true">{news}</span>
      </p>
      <progress className="progress progress-primary h-3 w-full" aria-label={t('Sent')} max={1} value={share} />
      <button type="button" onClick={onCancel} className="btn justify-self-start">
        {t('Cancel')}
      </button>
    </div>
  );
}
