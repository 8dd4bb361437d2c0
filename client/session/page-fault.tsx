import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import { isRefused, reason } from '#client/api.ts';
import { LostInSpace } from '#client/not-found/lost-in-space.tsx';
import { paths } from '#client/paths.ts';

/** A private page whose content could not be had: why, and a way to try again. */
export function PageFault({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <LostInSpace />;
  const notYours = isRefused(error, 403);
  return (
    <div className="frame grid grow place-items-center py-16">
      <div className="max-w-md text-center">
        <h1 className="text-3xl">{notYours ? 'This page is not yours' : 'This page could not be loaded'}</h1>
        <p role="alert" className="mt-3 text-quiet">
          {reason(error)}
        </p>
        {notYours ? (
          <Link to={paths.dashboard} className="btn btn-neutral mt-6">
            To your dashboard
          </Link>
        ) : (
          <button type="button" onClick={revalidate} disabled={state === 'loading'} className="btn btn-neutral mt-6">
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
