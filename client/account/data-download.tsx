import { useMutation } from '@tanstack/react-query';
import { call, reason } from '#client/api.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-fault.tsx';
import { exportAccount } from '#contract/account.ts';
import { Card } from './card.tsx';
import { saveAsFile } from './save-as-file.ts';

export function DataDownload() {
  const download = useMutation({
    mutationFn: () => call(exportAccount),
    onSuccess: (data) => saveAsFile(`kickstand-my-data-${data.exportedAt.slice(0, 10)}.json`, data),
    onError: (error) => console.error(error),
  });
  return (
    <Card
      title="Download your data"
      lead="Everything Kickstand knows about you, your bikes, bookings, sales and reports, as one readable file (JSON)."
    >
      <div className="grid justify-items-start gap-3">
        <FormFault>{download.error ? reason(download.error) : undefined}</FormFault>
        <BusyButton busy={download.isPending} onClick={() => download.mutate()} className="btn-outline">
          Download my data
        </BusyButton>
      </div>
    </Card>
  );
}
