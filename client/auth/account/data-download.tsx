import { useMutation } from '@tanstack/react-query';
import { call, reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { saveAsFile } from '#client/ui/save-as-file.ts';
import { exportAccount } from '#contract/account.ts';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';

export function DataDownload() {
  const download = useMutation({
    mutationFn: () => call(exportAccount),
    onSuccess: (data) =>
      saveAsFile(
        `kickstand-my-data-${data.exportedAt.slice(0, 10)}.json`,
        JSON.stringify(data, null, 2),
        'application/json',
      ),
    onError: (error) => console.error(error),
  });
  return (
    <Card
      title={t('Download your data')}
      lead={t(
        'Everything Kickstand knows about you, your bikes, bookings, sales and reports, as one readable file (JSON).',
      )}
    >
      <div className="grid justify-items-start gap-3">
        <FormFault>{download.error ? reason(download.error) : undefined}</FormFault>
        <BusyButton busy={download.isPending} onClick={() => download.mutate()} className="btn-outline">
          {t('Download my data')}
        </BusyButton>
      </div>
    </Card>
  );
}
