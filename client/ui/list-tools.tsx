import type { ReactNode } from 'react';
import { t } from '#language/t.ts';
import { SelectField } from './field.tsx';
import type { ListView } from './list-view.ts';
import { SearchField } from './search-field.tsx';

interface ListToolsProps<Order extends string> {
  searchLabel: string;
  orders: { value: Order; text: string }[];
  view: ListView<Order>;
  onChange(wish: Partial<ListView<Order>>): void;
  count: string;
  empty: boolean;
  looking: boolean;
  children?: ReactNode;
}

export function ListTools<Order extends string>(tools: ListToolsProps<Order>) {
  const { searchLabel, orders, view, onChange, count, empty, looking, children } = tools;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField label={searchLabel} value={view.search} onSearch={(search) => onChange({ search })} />
        <div className="w-48 max-sm:grow">
          <SelectField
            label={t('Sort by')}
            options={orders}
            value={view.sort}
            onChange={({ target }) => onChange({ sort: target.value as Order })}
          />
        </div>
        {children}
      </div>
      <div className="mt-4 mb-3 flex min-h-6 items-center gap-3 text-sm text-quiet">
        <p role="status" className={empty && !looking ? 'sr-only' : ''}>
          {looking ? t('Looking…') : count}
        </p>
        {looking && <span className="loading loading-spinner loading-xs" aria-hidden="true" />}
      </div>
    </>
  );
}
