import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { WheelInSpace } from './wheel-in-space.tsx';

/** The page for an address that leads nowhere and, `broken`, for a page that could not be shown. */
export function LostInSpace({ broken = false }: { broken?: boolean }) {
  return (
    <div className="frame grid grow place-items-center py-12">
      <div className="max-w-xl text-center">
        <WheelInSpace />
        <h1 className="mt-8 text-4xl sm:text-5xl">Opps! Looks Like You Are Lost In Space</h1>
        <p className="mt-4 text-lg text-quiet">
          {broken
            ? 'This page could not be shown. It is our fault, not yours: please try again in a moment.'
            : 'Nothing is parked at this address. The bike may be sold, or the link mistyped.'}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {broken && (
            <button type="button" className="btn btn-neutral" onClick={() => window.location.reload()}>
              Try again
            </button>
          )}
          <Link to={paths.home} className="btn btn-primary">
            Go Back To Home
          </Link>
        </div>
      </div>
    </div>
  );
}
