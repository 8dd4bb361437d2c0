import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { FiguresTable } from '#client/ui/chart/figures-table.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { brandText } from '#contract/brand-text.ts';
import { listMarketParts, type MarketCut, type MarketPart, type MarketPeriod } from '#contract/market-figures.ts';
import { type Message, message, t } from '#language/t.ts';
import { Download } from './download.tsx';
import { amountOf, FIGURE_WORDS, type ShownFigure, wordsOf } from './figures.ts';

const FIGURES = [
  'bikes',
  'booked',
  'paid',
  'handedOver',
  'refunded',
  'paidOut',
  'sold',
] as const satisfies ShownFigure[];
const CUTS: Record<MarketCut, { text: Message; column: Message; table: 'brands' | 'places' }> = {
  brand: { text: message('Brands'), column: message('Brand'), table: 'brands' },
  place: { text: message('Towns'), column: message('Town'), table: 'places' },
};

/** Brands or towns, those with most bookings first. */
export function Parts({ days }: { days: MarketPeriod }) {
  const [cut, setCut] = useState<MarketCut>('brand');
  const parts = useQuery({ ...query(listMarketParts, { query: { cut, days } }), placeholderData: keepPreviousData });
  const { text, column, table } = CUTS[cut];
  return (
    <section aria-labelledby="parts" className="min-w-0 rounded-box border border-base-300 bg-base-100">
      <div className="flex flex-wrap items-end justify-between gap-4 p-4 sm:p-6">
        <h2 id="parts" className="text-xl">
          {t('By brand and town')}
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-36">
            <SelectField
              label={t('Show')}
              options={Object.entries(CUTS).map(([value, { text }]) => ({ value, text: t(text) }))}
              value={cut}
              onChange={({ target }) => setCut(target.value === 'place' ? 'place' : 'brand')}
            />
          </div>
          <Download table={table} days={days} of={t(text)} />
        </div>
      </div>
      {parts.isError && <ListFault reason={reason(parts.error)} busy={parts.isFetching} onRetry={parts.refetch} />}
      {parts.data?.length === 0 && (
        <p className="px-4 pb-6 text-quiet sm:px-6">{t('Nothing happened in these days.')}</p>
      )}
      {parts.data && parts.data.length > 0 && (
        <FiguresTable
          label={cut === 'brand' ? t('Figures by brand') : t('Figures by town')}
          columns={[t(column), ...FIGURES.map((figure) => t(FIGURE_WORDS[figure].title))]}
          rows={parts.data.map((part) => ({
            key: part.key,
            title: titleOf(cut, part),
            values: FIGURES.map((figure) => wordsOf(figure, amountOf(figure, part.figures[figure]))),
          }))}
        />
      )}
    </section>
  );
}

function titleOf(cut: MarketCut, { name }: MarketPart) {
  if (!name) return cut === 'place' ? t('No town given') : t('A brand that is gone');
  return cut === 'brand' ? brandText(name) : name;
}
