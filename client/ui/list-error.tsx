import { t } from '#language/t.ts';
import { BusyButton } from './busy-button.tsx';

interface ListFaultProps {
  reason: string;
  busy: boolean;
  onRetry(): void;
}

export function ListFault({ reason, busy, onRetry }: ListFaultProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box border border-error bg-base-100 px-5 py-4">
      <p role="alert" className="font-medium text-error">
        {reason}
      </p>
      <BusyButton busy={busy} onClick={onRetry} className="btn-outline">
        {t('Try again')}
      </BusyButton>
    </div>
  );
}
