import { Link } from 'react-router';
import { canonicalLinks, canonicalUrl } from '#client/navigation/canonical-url.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import { dealTimes } from '#contract/deal-times.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/about-page';
import { Deal } from './deal.tsx';
import { NotOurs } from './not-ours.tsx';
import { Reach } from './reach.tsx';
import { Trust } from './trust.tsx';

export async function loader(args: Route.LoaderArgs) {
  const settings = await args.context.get(marketContext).dealSettings();
  return { address: canonicalUrl(args), times: dealTimes(settings) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: t('About Us | Kickstand') },
  {
    name: 'description',
    content: t(
      'What Kickstand is, how a deal goes, what we check, and what we leave to you: a market for second-hand motorbikes between people who have never met.',
    ),
  },
  ...canonicalLinks(loaderData?.address),
];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="border-b-6 border-primary bg-base-100">
        <div className="frame py-12 sm:py-20">
          <h1 className="text-lg text-quiet sm:text-xl">{t('About Us')}</h1>
          <p className="mt-4 max-w-4xl font-heading text-[clamp(2rem,1.1rem+3.6vw,3.75rem)] leading-[1.06] font-extrabold tracking-tight text-balance">
            {rich('A market for <used>second-hand</used> motorbikes, between people who have never met.', {
              used: (words) => <span className="whitespace-nowrap">{words}</span>,
            })}
          </p>
          <p className="mt-6 max-w-2xl text-lg text-quiet sm:text-xl">
            {t(
              'Someone has a bike to sell. Someone else, a few streets or a few towns away, wants just that bike. Between them stand a stranger’s promise and a good deal of money. Kickstand is there for the part in between: the facts up front, one buyer at a time, and a payment that is held until the handover.',
            )}
          </p>
        </div>
      </section>
      <Deal times={loaderData.times} />
      <Trust />
      <NotOurs />
      <Reach />
      <section className="border-t border-base-300 bg-base-100">
        <div className="frame flex flex-wrap items-center justify-between gap-6 py-10 sm:py-14">
          <h2 className="text-3xl">{t('Have a look round')}</h2>
          <div className="flex flex-wrap gap-3">
            <Link to={`${paths.home}#categories`} className="btn btn-primary btn-lg">
              {t('See the bikes')}
            </Link>
            <Link to={paths.signup} className="btn btn-lg">
              {t('Create an account')}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
