import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { t } from '#language/t.ts';

interface NothingHereProps {
  search: string;
  onClear(): void;
}

export function NothingHere({ search, onClear }: NothingHereProps) {
  const { user } = useSession();
  if (search)
    return (
      <EmptyState title={t('Nothing found')}>
        <p className="wrap-anywhere">{t('No message, bike or name holds “{search}”.', { search })}</p>
        <button type="button" onClick={onClear} className="btn btn-outline mt-4">
          {t('Show all messages')}
        </button>
      </EmptyState>
    );
  return (
    <EmptyState title={t('No messages yet')}>
      {user?.role === 'seller' ? (
        <p>{t('When somebody asks about a bike of yours, you answer here.')}</p>
      ) : (
        <>
          <p>{t('Ask the seller of any bike: “Is it still available?”')}</p>
          <Link to={paths.search} className="btn btn-primary mt-4">
            {t('Find a bike')}
          </Link>
        </>
      )}
    </EmptyState>
  );
}
