import { Link } from 'react-router';
import type { Meant } from '#contract/search.ts';
import { useSearchLinks } from './search-links.ts';

export function Correction({ typed, shown, instead }: NonNullable<Meant['correction']>) {
  const { toQuery } = useSearchLinks();
  return (
    <p className="wrap-anywhere">
      Showing <strong>“{shown}”</strong>.{' '}
      <Link to={toQuery(instead)} className="text-link">
        Search for “{typed}” instead
      </Link>
    </p>
  );
}
