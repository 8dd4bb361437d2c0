import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { FiguresTable } from '#client/ui/chart/figures-table.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { listMarketSearches, type MarketPeriod } from '#contract/market-figures.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { Download } from './download.tsx';

/** What visitors miss. */
export function Searches({ days }: { days: MarketPeriod }) {
  const searches = useQuery({ ...query(listMarketSearches, { query: { days } }), placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="searches" className="min-w-0 rounded-box border border-base-300 bg-base-100">
      <div className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
        <h2 id="searches" className="text-xl">
          {t('Searches that found nothing')}
        </h2>
        <Download table="searches" days={days} of={t('all searches')} />
      </div>
      {searches.isError && (
        <ListFault reason={reason(searches.error)} busy={searches.isFetching} onRetry={searches.refetch} />
      )}
      {searches.data?.length === 0 && (
        <p className="px-4 pb-6 text-quiet sm:px-6">{t('Whoever searched in these days found something.')}</p>
      )}
      {searches.data && searches.data.length > 0 && (
        <FiguresTable
          label={t('Figures by words')}
          columns={[t('Words'), t('Found nothing'), t('Searches')]}
          rows={searches.data.map(({ words, searches: all, foundNothing }) => ({
            key: words,
            title: t('“{words}”', { words }),
            values: [formatNumber(foundNothing), formatNumber(all)],
          }))}
        />
      )}
    </section>
  );
}
