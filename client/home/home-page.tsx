import { absoluteUrl, canonicalLinks } from '#client/navigation/canonical-url.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { newSince } from '#client/products/new-since.ts';
import { dealTimes } from '#contract/deal-times.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/home-page';
import { AdvertisedProducts } from './advertised-products.tsx';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NewestProducts } from './newest-products.tsx';
import { Questions } from './questions.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: t('Kickstand: second-hand motorbikes from people near you') },
  {
    name: 'description',
    content: t('Buy and sell used motorbikes. Pay by card, meet the seller, get your money back if it isn’t right.'),
  },
  ...canonicalLinks(loaderData?.address),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  const [categories, advertised, newest, settings] = await Promise.all([
    market.categories(),
    market.advertised(),
    market.newest(),
    market.dealSettings(),
  ]);
  const address = absoluteUrl(paths.landing, request.url);
  return { address, categories, advertised, newest, newSince: newSince(), times: dealTimes(settings) };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Categories categories={loaderData.categories} />
      <HowItWorks times={loaderData.times} />
      <NewestProducts products={loaderData.newest} />
      <AdvertisedProducts products={loaderData.advertised} newSince={loaderData.newSince} />
      <Questions times={loaderData.times} />
    </>
  );
}
