import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { query } from '#client/api/query-client.ts';
import { useSettled } from '#client/ui/settled.ts';
import type { Input } from '#contract/endpoint.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars, Price } from '#contract/money.ts';
import { type PriceBand, priceLabelOf } from '#contract/price-label.ts';
import { type Valuation, valueBike } from '#contract/valuation.ts';
import { t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';
import type { ProductDraft } from './product-draft.ts';

const PAUSE_MS = 500;
const FACTS = ['modelId', 'modelYear', 'yearsOfUse', 'kilometres', 'owners', 'placeId', 'resalePrice'] as const;
type Asked = Input<typeof valueBike>['query'];
type Typed = Pick<ProductDraft, (typeof FACTS)[number]>;

/** What others ask for such a bike, while its price is typed. It never blocks. */
export function PriceHint({ form }: { form: FormOfProduct }) {
  const values = useWatch({ control: form.control, name: FACTS });
  const settled = useSettled(JSON.stringify(values), PAUSE_MS);
  const typed = Object.fromEntries((JSON.parse(settled) as unknown[]).map((value, nth) => [FACTS[nth], value]));
  const asked = askedOf(typed as Typed);
  const { data } = useQuery({
    ...query(valueBike, { query: asked as Asked }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <p role="status" className="text-sm text-quiet">
      {asked && data && wordsFor(data, (typed as Typed).resalePrice)}
    </p>
  );
}

/** Undefined until enough is typed to compare with. */
function askedOf({ modelId, modelYear, yearsOfUse, kilometres, owners, placeId }: Typed) {
  const year = modelYear || (yearsOfUse && new Date().getUTCFullYear() - Math.round(Number(yearsOfUse)));
  const facts = { modelId, modelYear: year, placeId };
  const whole = { ...facts, kilometres: kilometres || undefined, owners: owners || undefined };
  return [whole, facts].find((query) => valueBike.query.safeParse(query).success) as Asked | undefined;
}

function wordsFor({ band, count }: Valuation, typed: Typed['resalePrice']): string {
  if (!band) return t('Too few bikes like it to compare the price with.');
  const [low, high] = [formatPrice(band.low), formatPrice(band.high)];
  const compared = t('Four of five bikes like it cost {low} to {high} ({count} compared).', { low, high, count });
  return [compared, ...judged(typed, band)].join(' ');
}

function judged(typed: Typed['resalePrice'], band: PriceBand): string[] {
  const price = Price.safeParse(typed);
  if (!price.success) return [];
  const label = priceLabelOf(dollars(price.data), band) ?? 'none';
  return [
    t(
      '{price}: {label, select, great {great price} good {good price} fair {fair price} high {high price} none {far below the others} other {very high price}}.',
      { price: formatPrice(dollars(price.data)), label },
    ),
  ];
}
