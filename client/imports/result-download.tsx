import { useMutation } from '@tanstack/react-query';
import { call, reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { saveAsFile } from '#client/ui/save-as-file.ts';
import { type Import, readImportResult } from '#contract/imports.ts';
import { t } from '#language/t.ts';

export function ResultDownload({ import: { _id, fileName } }: { import: Import }) {
  const download = useMutation({
    mutationFn: () => call(readImportResult, { params: { id: _id } }),
    onSuccess: (result) => saveAsFile(`${fileName.replace(/\.\w+$/, '')}-result.csv`, result, 'text/csv'),
    onError: (error) => console.error(error),
  });
  return (
    <div>
      <BusyButton busy={download.isPending} onClick={() => download.mutate()} className="btn-outline">
        {t('Download the result')}
      </BusyButton>
      <FormFault>{download.error ? reason(download.error) : undefined}</FormFault>
    </div>
  );
}
