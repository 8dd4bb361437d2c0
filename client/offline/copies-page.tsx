import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { TryAgain } from '#client/navigation/connection/try-again.tsx';
import { isOwnPath } from '#client/navigation/own-path.ts';
import { paths } from '#client/paths.ts';
import { MISSED } from '#client/service-worker/keys.ts';
import { dayAndTime } from '#client/ui/day-and-time.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/copies-page';
import { type DealCopy, type OfflineCopies, type OfflineCopy, offlineCopies, removeOfflineCopies } from './copies.ts';
import { InstallButton } from './install-button.tsx';

export const meta: Route.MetaFunction = () => [
  { title: t('Offline copies | Kickstand') },
  { name: 'description', content: t('Bikes, comparisons and deals that you can read without a connection.') },
  { name: 'robots', content: 'noindex' },
];

const NOTHING: OfflineCopies = { inspections: [], deals: [], bikes: [], comparisons: [] };

export default function CopiesPage() {
  const [saved, setSaved] = useState<OfflineCopies>();
  const missed = useMissed();

  useEffect(() => {
    offlineCopies().then(setSaved, (error) => {
      console.error(error);
      setSaved(NOTHING);
    });
  }, []);

  async function removeAll() {
    await removeOfflineCopies();
    setSaved((before) => before && { ...NOTHING, inspections: before.inspections });
    document.getElementById('content')?.focus();
  }

  return (
    <div className="frame py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{t('Offline copies')}</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {t(
          'You can read these on this device without a connection. Deals and favourites are removed when you log out.',
        )}
      </p>
      {missed && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 font-medium">
          <span className="wrap-anywhere">{t('{address} could not be loaded.', { address: missed })}</span>
          <TryAgain address={missed} />
        </p>
      )}
      <InstallButton />
      <noscript>
        <p className="mt-4 font-medium">{t('Saving takes JavaScript, which is switched off in this browser.')}</p>
      </noscript>
      {saved ? (
        <Copies all={saved} onRemove={removeAll} />
      ) : (
        <p className="mt-6 noscript:hidden">
          <Spinner label={t('Looking')} />
        </p>
      )}
    </div>
  );
}

/** After hydration: the server has made this page without it. */
function useMissed() {
  const [missed, setMissed] = useState('');
  useEffect(() => setMissed(new URLSearchParams(location.search).get(MISSED) ?? ''), []);
  return isOwnPath(missed) ? missed : undefined;
}

function Copies({
  all: { inspections, deals, bikes, comparisons },
  onRemove,
}: {
  all: OfflineCopies;
  onRemove(): void;
}) {
  const removable = deals.length + bikes.length + comparisons.length;
  if (inspections.length + removable === 0)
    return (
      <div className="mt-6">
        <EmptyState title={t('No offline copies yet')}>
          <p>
            {t('Bikes that you look at, comparisons, and your favourites and deals are copied here as you open them.')}
          </p>
          <Link to={paths.search} className="mt-2 inline-block text-link">
            {t('Look for a bike')}
          </Link>
        </EmptyState>
      </div>
    );
  return (
    <>
      {inspections.length > 0 && (
        <Section title={t('Inspections')}>
          {inspections.map((inspection) => (
            <Copy key={inspection.address} copy={inspection}>
              <p>
                {t(
                  inspection.isUnsent
                    ? '{checked} of {items} checked, on this device only'
                    : '{checked} of {items} checked',
                  { checked: inspection.checked, items: inspection.items },
                )}
              </p>
            </Copy>
          ))}
        </Section>
      )}
      {deals.length > 0 && (
        <Section title={t('Deals')}>
          {deals.map((deal) => (
            <Copy key={deal.address} copy={deal}>
              <Meeting deal={deal} />
            </Copy>
          ))}
        </Section>
      )}
      {bikes.length > 0 && (
        <Section title={t('Bikes')}>
          {bikes.map((bike) => (
            <Copy key={bike.address} copy={bike} />
          ))}
        </Section>
      )}
      {comparisons.length > 0 && (
        <Section title={t('Comparisons')}>
          {comparisons.map((comparison) => (
            <Copy key={comparison.address} copy={comparison} />
          ))}
        </Section>
      )}
      {removable > 0 && (
        <button type="button" onClick={onRemove} className="btn btn-outline mt-6">
          {t('Remove all')}
        </button>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 grid gap-3">{children}</ul>
    </section>
  );
}

function Copy({ copy: { address, title, picture, savedAt }, children }: { copy: OfflineCopy; children?: ReactNode }) {
  return (
    <li className="relative flex items-center gap-4 rounded-box border border-base-300 bg-base-100 p-3">
      {picture && <img src={picture} alt="" className="size-16 shrink-0 rounded-field object-cover" />}
      <div className="min-w-0">
        <Link to={address} className="font-bold wrap-anywhere hover:underline">
          {title}
        </Link>
        {children}
        <p className="text-sm text-quiet">{t('From {moment}', { moment: dayAndTime(savedAt) })}</p>
      </div>
    </li>
  );
}

function Meeting({ deal: { meetingAt, hasCode } }: { deal: DealCopy }) {
  if (!meetingAt && !hasCode) return;
  return (
    <p>
      {meetingAt && `${t('Meeting on {moment}.', { moment: dayAndTime(meetingAt) })} `}
      {hasCode && t('Your handover code is saved.')}
    </p>
  );
}
