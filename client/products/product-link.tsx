import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { UnbrokenWords } from '#client/ui/unbroken-words.tsx';

export function ProductLink({ id, name }: { id: string; name: string }) {
  return (
    <Link
      to={paths.product(id)}
      className="inline-block min-h-6 wrap-anywhere hover:underline hover:decoration-primary hover:underline-offset-4"
    >
      <UnbrokenWords>{name}</UnbrokenWords>
    </Link>
  );
}
