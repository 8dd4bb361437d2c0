import { Link, useLocation } from 'react-router';
import { loginPath } from '#client/auth/return-to.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

export function StrangersReport({ product }: { product: Product }) {
  const location = useLocation();
  if (!product.isAvailable) return;
  return (
    <Link to={loginPath(location)} className="btn btn-ghost">
      {t('Report to Admin')}
    </Link>
  );
}
