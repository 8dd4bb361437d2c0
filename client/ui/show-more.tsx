interface ShowMoreProps {
  /** The list, as TanStack's infinite queries give it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage(): unknown };
}

export function ShowMore({ list }: ShowMoreProps) {
  if (!list.hasNextPage) return;
  return (
    <div className="mt-8 text-center">
      {list.isFetchNextPageError && (
        <p role="alert" className="mb-3 text-sm font-medium text-error">
          The next ones could not be loaded. Please try again.
        </p>
      )}
      <button
        type="button"
        // Not `disabled`: that would lose the focus.
        aria-disabled={list.isFetchingNextPage}
        onClick={() => list.isFetchingNextPage || list.fetchNextPage()}
        className="btn btn-outline"
      >
        {list.isFetchingNextPage && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        Show more
      </button>
    </div>
  );
}
