import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { Icon } from '#client/ui/icon.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { type AdminCategory, listAllCategories } from '#contract/categories.ts';
import { t } from '#language/t.ts';
import { BrandDialog } from './brand-dialog.tsx';
import { useBrandOrder } from './brand-order.ts';
import { BrandRow } from './brand-row.tsx';
import { RetireDialog } from './retire-dialog.tsx';
import { RetiredBrand } from './retired-brand.tsx';

type Decision = { kind: 'add' } | { kind: 'change' | 'retire'; brand: AdminCategory };

export function Brands() {
  const { data: brands = [], error, isFetching, refetch } = useQuery(query(listAllCategories, {}));
  const [decision, setDecision] = useState<Decision>();
  const order = useBrandOrder(brands.filter(({ isRetired }) => !isRetired));
  const retired = brands.filter(({ isRetired }) => isRetired);
  const close = () => setDecision(undefined);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-4xl">{t('Brands')}</h1>
          <p className="mt-2 text-quiet">
            {t('What sellers can list, in the order in which the landing page shows it.')}
          </p>
        </div>
        <button type="button" className="btn btn-primary" onClick={() => setDecision({ kind: 'add' })}>
          <Icon name="plus" />
          {t('Add a brand')}
        </button>
      </div>
      {error && (
        <div className="mt-6">
          <ListFault reason={reason(error)} busy={isFetching} onRetry={refetch} />
        </div>
      )}
      <ol aria-label={t('On the market')} className="mt-6 grid gap-3">
        {order.brands.map((brand, place) => (
          <BrandRow
            key={brand._id}
            brand={brand}
            isFirst={place === 0}
            isLast={place === order.brands.length - 1}
            onMove={(by) => order.move(place, by)}
            onChange={() => setDecision({ kind: 'change', brand })}
            onRetire={() => setDecision({ kind: 'retire', brand })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {order.news}
      </p>
      {retired.length > 0 && (
        <section aria-labelledby="retired" className="mt-10">
          <h2 id="retired" className="text-2xl">
            {t('Retired')}
          </h2>
          <p className="mt-1 text-quiet">
            {t('Their bikes are out of sight. Bring a brand back, and they are on sale again.')}
          </p>
          <ul className="mt-4 grid gap-3">
            {retired.map((brand) => (
              <RetiredBrand key={brand._id} brand={brand} />
            ))}
          </ul>
        </section>
      )}
      {decision?.kind === 'add' && <BrandDialog onClose={close} />}
      {decision?.kind === 'change' && <BrandDialog brand={decision.brand} onClose={close} />}
      {decision?.kind === 'retire' && <RetireDialog brand={decision.brand} onClose={close} />}
    </>
  );
}
