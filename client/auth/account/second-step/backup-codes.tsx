import { saveAsFile } from '#client/ui/save-as-file.ts';
import { t } from '#language/t.ts';

interface BackupCodesProps {
  codes: string[];
  onClose(): void;
}

/** Shown once; they cannot be read again. */
export function BackupCodes({ codes, onClose }: BackupCodesProps) {
  return (
    <div className="grid gap-4">
      <p role="status">
        {t(
          'Keep these backup codes where you find them without your phone. Each one logs you in once when the app is not at hand. They are not shown again.',
        )}
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-box bg-base-200 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          onClick={() => saveAsFile('kickstand-backup-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
          className="btn btn-outline"
        >
          {t('Save as a file')}
        </button>
        <button type="button" onClick={onClose} className="btn btn-primary">
          {t('I have them')}
        </button>
      </div>
    </div>
  );
}
