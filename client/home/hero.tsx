import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { useSession } from '#client/session/session.ts';

export function Hero() {
  const { status } = useSession();
  return (
    <section className="relative overflow-hidden border-b-6 border-primary bg-base-100">
      <div className="frame grid items-center lg:min-h-[36rem] lg:grid-cols-[5fr_7fr]">
        <div className="py-10 sm:py-14">
          <h1 className="text-[clamp(2.75rem,1.5rem+4vw,4.75rem)]">Sell your bike where the Buyers are!</h1>
          <p className="mt-5 max-w-md text-lg text-quiet">
            Second-hand motorbikes with their facts in plain sight. Book one, meet its seller, pay by card when you are
            sure.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link to={status === 'signed-in' ? paths.dashboard : paths.signup} className="btn btn-primary btn-lg">
              Get Started
            </Link>
            <a href="#categories" className="py-2 font-semibold text-link">
              See the bikes
            </a>
          </div>
        </div>
      </div>
      <img
        src="/pictures/hero.svg"
        alt=""
        width="1200"
        height="900"
        fetchPriority="high"
        className="h-72 w-full object-cover sm:h-96 lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[56%]"
      />
    </section>
  );
}
