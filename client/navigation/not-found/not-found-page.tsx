import { data } from 'react-router';
import { t } from '#language/t.ts';
import { LazyLostInSpace } from './lazy-lost-in-space.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: t('Lost in space | Kickstand') }];

export default function NotFoundPage() {
  return <LazyLostInSpace />;
}
