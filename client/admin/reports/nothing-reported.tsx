import { EmptyState } from '#client/ui/empty-state.tsx';

export function NothingReported({ search, onClear }: { search: string; onClear(): void }) {
  if (!search)
    return (
      <EmptyState title="Nothing is reported">
        When somebody presses Report to Admin on a bike, it waits here for your decision.
      </EmptyState>
    );
  return (
    <EmptyState title={`Nothing matches “${search}”`}>
      <p>No reported bike and none of their sellers has this in its name.</p>
      <button type="button" onClick={onClear} className="btn btn-outline mt-4">
        Show all reported bikes
      </button>
    </EmptyState>
  );
}
