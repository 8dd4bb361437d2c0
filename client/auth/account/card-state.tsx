import { reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { t } from '#language/t.ts';

interface CardStateProps {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch(): unknown };
  loading: string;
}

/** What a card shows until its data is there. */
export function CardState({ query: { data, error, isFetching, refetch }, loading }: CardStateProps) {
  if (data) return null;
  if (!error) return <p role="status">{loading}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <FormFault>{reason(error)}</FormFault>
      <BusyButton busy={isFetching} onClick={() => refetch()} className="btn-outline">
        {t('Try again')}
      </BusyButton>
    </div>
  );
}
