import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { TryAgain } from '#client/navigation/connection/try-again.tsx';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';
import { WheelInSpace } from './wheel-in-space.tsx';

export interface LostInSpaceProps {
  /** 404 unknown, 410 gone, anything else an error. */
  status?: number;
  children?: ReactNode;
}

export function LostInSpace({ status = 404, children = explained(status) }: LostInSpaceProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="frame grid grow place-items-center py-12">
      <div className="max-w-xl text-center">
        <WheelInSpace />
        <h1 className="mt-8 text-4xl sm:text-5xl">{t('Opps! Looks Like You Are Lost In Space')}</h1>
        <p className="mt-4 text-lg text-quiet">{children}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {isBroken(status) && (
            <>
              <TryAgain className="btn-neutral noscript:hidden" />
              <noscript>
                <a href={pathname + search} className="btn btn-neutral">
                  {t('Try again')}
                </a>
              </noscript>
            </>
          )}
          <Link to={paths.home} className="btn btn-primary">
            {t('Go Back To Home')}
          </Link>
        </div>
      </div>
    </div>
  );
}

const isBroken = (status: number) => status !== 404 && status !== 410;

function explained(status: number) {
  if (isBroken(status))
    return t('This page could not be shown. It is our fault, not yours: please try again in a moment.');
  return status === 410
    ? t('This bike was taken off the market. There are others like it.')
    : t('Nothing is parked at this address. The link may be mistyped, or the page may have moved.');
}
