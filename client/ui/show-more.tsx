import { t } from '#language/t.ts';
import { BusyButton } from './busy-button.tsx';

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage(): unknown };
}

export function ShowMore({ list }: ShowMoreProps) {
  if (!list.hasNextPage) return;
  return (
    <div className="mt-8 text-center">
      {list.isFetchNextPageError && (
        <p role="alert" className="mb-3 text-sm font-medium text-error">
          {t('The next ones could not be loaded. Please try again.')}
        </p>
      )}
      <BusyButton busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()} className="btn-outline">
        {t('Show more')}
      </BusyButton>
    </div>
  );
}
