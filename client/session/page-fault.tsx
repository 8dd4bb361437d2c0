import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { reason } from '#client/api.ts';
import { LostInSpace } from '#client/not-found/lost-in-space.tsx';

/** A private page whose content could not be had: why, and a way to try again. */
export function PageFault({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <LostInSpace />;
  return (
    <div className="frame grid grow place-items-center py-16">
      <div className="max-w-md text-center">
        <h1 className="text-3xl">This page could not be loaded</h1>
        <p role="alert" className="mt-3 text-quiet">
          {reason(error)}
        </p>
        <button type="button" onClick={revalidate} disabled={state === 'loading'} className="btn btn-neutral mt-6">
          Try again
        </button>
      </div>
    </div>
  );
}
