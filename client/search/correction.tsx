import { Link } from 'react-router';
import { rich } from '#client/ui/rich.ts';
import type { Meant } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { useSearchLinks } from './search-links.ts';

export function Correction({ typed, shown, instead }: NonNullable<Meant['correction']>) {
  const { toQuery } = useSearchLinks();
  return (
    <p className="wrap-anywhere">
      {rich('Showing <strong>“{shown}”</strong>.', { shown, strong: (words) => <strong>{words}</strong> })}{' '}
      <Link to={toQuery(instead)} className="text-link">
        {t('Search for “{typed}” instead', { typed })}
      </Link>
    </p>
  );
}
