import { useMutation } from '@tanstack/react-query';
import { call, reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { saveAsFile } from '#client/ui/save-as-file.ts';
import { exportMarket, type MarketPeriod, type MarketTable } from '#contract/market-figures.ts';
import { t } from '#language/t.ts';

interface DownloadProps {
  table: MarketTable;
  days: MarketPeriod;
  /** What is in it, for a screen reader. */
  of: string;
}

export function Download({ table, days, of }: DownloadProps) {
  const download = useMutation({
    mutationFn: () => call(exportMarket, { query: { table, days } }),
    onSuccess: (csv) => saveAsFile(`market-${table}-${days}-days.csv`, csv, 'text/csv'),
    onError: (error) => console.error(error),
  });
  return (
    <div>
      <BusyButton
        busy={download.isPending}
        onClick={() => download.mutate()}
        aria-label={t('Download as CSV: {what}', { what: of })}
        className="btn-outline btn-sm"
      >
        {t('Download as CSV')}
      </BusyButton>
      <FormFault>{download.error ? reason(download.error) : undefined}</FormFault>
    </div>
  );
}
