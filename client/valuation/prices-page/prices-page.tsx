import { Link } from 'react-router';
import { canonicalLinks, canonicalUrl } from '#client/navigation/canonical-url.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { FEWEST_COMPARABLES, FEWEST_SALES, LABEL_WAITS_MINUTES, MANY_COMPARABLES } from '#contract/valuation.ts';
import { nameOf } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/prices-page';
import { Accuracy } from './accuracy.tsx';
import { Comparing } from './comparing.tsx';
import { LabelMeanings } from './label-meanings.tsx';
import { NoLabel } from './no-label.tsx';

/** Numbers of the contract come from here, so that the page loads no zod. */
export async function loader(args: Route.LoaderArgs) {
  const calibrations = await args.context.get(marketContext).calibrations();
  return {
    address: canonicalUrl(args),
    calibrations: calibrations.map((one) => ({ ...one, name: nameOf('region', one.country) })),
    fewestComparables: FEWEST_COMPARABLES,
    manyComparables: MANY_COMPARABLES,
    fewestSales: FEWEST_SALES,
    labelWaits: LABEL_WAITS_MINUTES,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: t('How we value a bike | Kickstand') },
  {
    name: 'description',
    content: t(
      'What the price of a second-hand motorbike is compared with on Kickstand, what the five price labels mean, and how often real sales lay in the range.',
    ),
  },
  ...canonicalLinks(loaderData?.address),
];

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="border-b-6 border-primary bg-base-100">
        <div className="frame py-12 sm:py-16">
          <h1 className="max-w-4xl text-4xl sm:text-6xl">{t('How we value a bike')}</h1>
          <p className="mt-5 max-w-2xl text-lg text-quiet sm:text-xl">
            {t(
              'On a bike’s page we say what four of five bikes like it cost, and how its own price compares. The range comes from the prices of other bikes, by rules that are the same for everybody. Nobody can pay for a better label.',
            )}
          </p>
        </div>
      </section>
      <Comparing fewest={loaderData.fewestComparables} />
      <LabelMeanings />
      <NoLabel fewest={loaderData.fewestComparables} labelWaits={loaderData.labelWaits} />
      <Accuracy {...loaderData} />
      <section className="border-t border-base-300">
        <div className="frame flex flex-wrap items-center justify-between gap-6 py-10 sm:py-14">
          <h2 className="text-3xl">{t('See for yourself')}</h2>
          <Link to={`${paths.search}?sort=value`} className="btn btn-primary btn-lg">
            {t('Bikes by best value')}
          </Link>
        </div>
      </section>
    </>
  );
}
