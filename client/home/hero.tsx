import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';
import { SearchBox } from '#client/search/search-box.tsx';
import { t } from '#language/t.ts';

export function Hero() {
  const { status } = useSession();
  return (
    <section className="relative overflow-x-clip border-b-6 border-primary bg-base-100">
      <div className="frame grid items-center xl:min-h-[clamp(34rem,28vw,46rem)] xl:grid-cols-[5fr_7fr]">
        <div className="py-10 sm:py-14">
          <h1 className="text-[clamp(2.75rem,1.2rem+3.7vw,4.5rem)]">{t('Sell your bike where the Buyers are!')}</h1>
          <p className="mt-5 max-w-md text-lg text-quiet">
            {t(
              'Used motorbikes with all the facts up front. Pay safely, meet the seller, and get your money back if it isn’t right.',
            )}
          </p>
          <div className="mt-7 max-w-md">
            <SearchBox />
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link to={status === 'signed-in' ? paths.dashboard : paths.signup} className="btn btn-primary btn-lg">
              {t('Get Started')}
            </Link>
            <a href="#categories" className="py-2 font-semibold text-link">
              {t('See the bikes')}
            </a>
          </div>
        </div>
      </div>
      <img
        src="/pictures/hero.svg"
        alt=""
        width="1600"
        height="800"
        fetchPriority="high"
        className="aspect-7/5 w-full object-cover sm:aspect-2/1 xl:absolute xl:inset-y-0 xl:end-0 xl:h-full xl:w-[min(58%,50%+5.5rem)]"
      />
    </section>
  );
}
