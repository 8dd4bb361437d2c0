import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { reason } from '#client/api/call.ts';
import { ASK_AGAIN_MS } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { BulkBar } from '#client/products/bulk/bulk-bar.tsx';
import { useSelection } from '#client/products/bulk/selection.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { listCount } from '#client/ui/list-count.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { ListTools } from '#client/ui/list-tools.tsx';
import { useListView } from '#client/ui/list-view.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { OWN_ORDERS, OWN_STATES, type OwnOrder, type OwnState } from '#contract/own-list.ts';
import { type Message, message, t } from '#language/t.ts';
import { useTrends } from './insights/own-trends.ts';
import { MyProduct } from './my-product.tsx';
import { ownView, productsOf } from './own-products.ts';

const orderTexts: Record<OwnOrder, Message> = {
  newest: message('Newest first'),
  name: message('Name||order of a list'),
  'price-down': message('Highest price first'),
  'price-up': message('Lowest price first'),
};
const stateTexts: Record<OwnState, Message> = {
  available: message('On sale'),
  reserved: message('Reserved||state of a bike'),
  sold: message('Sold||state of a bike'),
  withheld: message('In review'),
  hidden: message('Hidden||state of a bike'),
};
const ALL = 'all';
const countWords = {
  all: message('{count, plural, =0 {No bike} one {# bike} other {# bikes}}'),
  first: message('{count, plural, one {The first # bike} other {The first # bikes}}'),
  matching: message(
    '{count, plural, =0 {No bike matches “{search}”} one {# bike matches “{search}”} other {# bikes match “{search}”}}',
  ),
  firstMatching: message(
    '{count, plural, one {The first # bike that matches “{search}”} other {The first # bikes that match “{search}”}}',
  ),
};

export function MyProducts({ email }: { email: string }) {
  const { view, change } = useListView(OWN_ORDERS);
  const [params, setParams] = useSearchParams();
  const { state } = ownView(params);
  const ownQuery = productsOf(email, { ...view, state });
  const list = useInfiniteQuery({ ...ownQuery, refetchInterval: ASK_AGAIN_MS, placeholderData: keepPreviousData });
  const products = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const { search } = view;
  const selection = useSelection(products);
  const trends = useTrends(products.map(({ _id }) => _id));
  if (list.data && !products.length && !search && !state) return <NothingListed />;

  function choose(value: string) {
    const next = new URLSearchParams(params);
    if (value === ALL) next.delete('state');
    else next.set('state', value);
    setParams(next, { preventScrollReset: true });
  }

  return (
    <>
      <ListTools
        searchLabel={t('Search your bikes by name')}
        orders={OWN_ORDERS.map((value) => ({ value, text: t(orderTexts[value]) }))}
        view={view}
        onChange={change}
        count={list.data ? listCount(countWords, { length: products.length, more: list.hasNextPage, search }) : ''}
        empty={!products.length}
        looking={list.isPlaceholderData}
      >
        <div className="w-36 max-sm:grow">
          <SelectField
            label={t('Show||which bikes')}
            options={[
              { value: ALL, text: t('All||bikes') },
              ...OWN_STATES.map((value) => ({ value, text: t(stateTexts[value]) })),
            ]}
            value={state ?? ALL}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      </ListTools>
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {list.data && !products.length && (
        <EmptyState
          title={search ? t('No bike of yours matches “{search}”', { search }) : t('No bike of yours is among these')}
        >
          <Link to={paths.myProducts} className="text-link">
            {t('Show all your bikes')}
          </Link>
        </EmptyState>
      )}
      {products.length > 0 && <BulkBar shown={products} selection={selection} />}
      <ul aria-busy={list.isPlaceholderData} className="grid gap-3 transition-opacity aria-busy:opacity-60">
        {products.map((product) => (
          <MyProduct
            key={product._id}
            product={product}
            trend={trends.get(product._id)}
            isHidden={state === 'hidden'}
            isChosen={selection.has(product._id)}
            onChoose={() => selection.toggle(product._id)}
          />
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}

function NothingListed() {
  return (
    <div className="mt-6">
      <EmptyState title={t('You have not listed a bike yet')}>
        <Link to={paths.addProduct} className="text-link">
          {t('Add your first one')}
        </Link>
      </EmptyState>
    </div>
  );
}
