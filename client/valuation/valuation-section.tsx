import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { paths } from '#client/paths.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import type { PriceComparisonProps } from './price-comparison.tsx';

const PriceComparison = lazy<ComponentType<PriceComparisonProps>>(() =>
  lazyImport(() => import('./price-comparison.tsx')).catch(() => ({ default: () => null })),
);

const NEAR = '400px';

/** Reads the comparison once it is nearly visible. */
export function ValuationSection({ product }: { product: WholeProduct }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!section.current) return;
    const watch = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    watch.observe(section.current);
    return () => watch.disconnect();
  }, []);

  return (
    <section ref={section} aria-labelledby="price-comparison" className="min-w-0">
      <h2 id="price-comparison" className="mb-3 text-2xl">
        {t('How the price compares')}
      </h2>
      <p className="text-quiet">
        {t('We compare it with what others ask and were paid for the same model in the same country.')}{' '}
        <Link to={paths.prices} className="text-link">
          {t('How we value a bike')}
        </Link>
      </p>
      {isNear && (
        <Suspense>
          <PriceComparison product={product} />
        </Suspense>
      )}
    </section>
  );
}
