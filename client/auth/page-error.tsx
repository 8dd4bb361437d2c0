import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import { isRefused, reason } from '#client/api/call.ts';
import { ScriptMissing } from '#client/browser/lazy-import.ts';
import { TryAgain } from '#client/navigation/connection/try-again.tsx';
import { LazyLostInSpace } from '#client/navigation/not-found/lazy-lost-in-space.tsx';
import { paths } from '#client/paths.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { focusPage } from '#client/ui/page-focus.ts';
import { t } from '#language/t.ts';

export function PageFault({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <LazyLostInSpace />;
  const notYours = isRefused(error, 403);

  async function tryAgain() {
    await revalidate();
    requestAnimationFrame(focusPage);
  }

  return (
    <div className="frame grid grow place-items-center py-16">
      <div className="max-w-md text-center">
        <h1 className="text-3xl">{notYours ? t('This page is not yours') : t('This page could not be loaded')}</h1>
        <p role="alert" className="mt-3 mb-6 text-quiet">
          {reason(error)}
        </p>
        {notYours && (
          <Link to={paths.dashboard} className="btn btn-neutral">
            {t('To your dashboard')}
          </Link>
        )}
        {error instanceof ScriptMissing && <TryAgain className="btn-neutral" />}
        {!notYours && !(error instanceof ScriptMissing) && (
          <BusyButton busy={state === 'loading'} onClick={tryAgain} className="btn-neutral">
            {t('Try again')}
          </BusyButton>
        )}
      </div>
    </div>
  );
}
