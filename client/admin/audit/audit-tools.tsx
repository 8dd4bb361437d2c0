import { useMutation } from '@tanstack/react-query';
import { call, reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { saveAsFile } from '#client/ui/save-as-file.ts';
import { type AuditFilter, type AuditVerification, exportAudit, verifyAuditLog } from '#contract/audit.ts';
import { t } from '#language/t.ts';

export function AuditTools({ filter }: { filter: AuditFilter }) {
  const download = useMutation({
    mutationFn: () => call(exportAudit, { query: filter }),
    onSuccess: (csv) => saveAsFile('audit.csv', csv, 'text/csv'),
    onError: (error) => console.error(error),
  });
  const comparison = useMutation({
    mutationFn: () => call(verifyAuditLog),
    onError: (error) => console.error(error),
  });
  const fault = download.error ?? comparison.error;
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-3">
        <BusyButton busy={comparison.isPending} onClick={() => comparison.mutate()} className="btn-outline">
          {t('Verify all rows')}
        </BusyButton>
        <BusyButton busy={download.isPending} onClick={() => download.mutate()} className="btn-outline">
          {t('Download these as CSV')}
        </BusyButton>
      </div>
      <FormFault>{fault ? reason(fault) : undefined}</FormFault>
      <div role="status">{comparison.data && <Result verification={comparison.data} />}</div>
    </div>
  );
}

function Result({ verification: { rows, found, findings, head } }: { verification: AuditVerification }) {
  return (
    <div className={`mt-4 rounded-box border bg-base-100 p-4 ${found ? 'border-error' : 'border-base-300'}`}>
      <p className="font-semibold">
        {found
          ? t('{found, number} of {rows, number} rows are not as they were written.', { found, rows })
          : t('All {rows, number} rows are as they were written.', { rows })}
      </p>
      {findings.length > 0 && (
        <ul className="mt-2 grid gap-2 text-sm wrap-anywhere">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-quiet wrap-anywhere">
        {rich('Keep this elsewhere, to notice rows cut off at the end: <head></head>', {
          head: () => <code>{head}</code>,
        })}
      </p>
    </div>
  );
}
