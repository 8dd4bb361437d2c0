import { EmptyState } from '#client/ui/empty-state.tsx';
import { t } from '#language/t.ts';

export function NothingReported({ search, onClear }: { search: string; onClear(): void }) {
  if (!search)
    return (
      <EmptyState title={t('Nothing is reported')}>
        {t('When somebody presses Report to Admin on a bike, it waits here for your decision.')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('Nothing matches “{search}”', { search })}>
      <p>{t('No reported bike and none of their sellers has this in its name.')}</p>
      <button type="button" onClick={onClear} className="btn btn-outline mt-4">
        {t('Show all reported bikes')}
      </button>
    </EmptyState>
  );
}
