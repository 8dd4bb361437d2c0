import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { isLineFree } from '#client/browser/line.ts';
import { noteSavedAt } from '#client/browser/saved-at.ts';
import { LeaveQuestion } from '#client/inspections/leave-question.tsx';
import { keepInSync } from '#client/inspections/syncing.ts';
import { paths } from '#client/paths.ts';
import { language } from '#language/current.ts';
import { pathIn, withoutLanguage } from '#language/languages.ts';
import { followInstallPrompt } from './install-prompt.ts';
import { isInspection, type KeptAddress, keptAddresses } from './kept-addresses.ts';
import { ask, keepLoadedFiles, register, tell } from './worker.ts';

/** Somebody who only passes by does not need the page again. */
const KEPT_AFTER_MS = 3_000;
const DEAL = paths.deal('');

/** Tells the service worker which pages to keep for when there is no connection. */
export default function Keeper() {
  const { pathname, search } = useLocation();
  const isSignedIn = useSession().status === 'signed-in';
  const [isNew, setNew] = useState(false);

  useEffect(() => {
    void register().then(setNew);
    return followSource();
  }, []);

  useEffect(keepInSync, []);

  useEffect(() => {
    if (isNew) void keepLoadedFiles();
  }, [isNew]);

  useEffect(() => {
    if (isNew && isSignedIn) void ownReads().then(({ readAgain }) => readAgain(), console.warn);
  }, [isNew, isSignedIn]);

  useEffect(() => {
    const shown = new URL(pathname + search, location.origin);
    const timer = setTimeout(() => void keep(shown, isSignedIn), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, isSignedIn]);

  return <LeaveQuestion />;
}

const ownReads = () => import('./own-reads.ts');

async function keep(shown: URL, isSignedIn: boolean) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href]')].map(({ pathname }) =>
    withoutLanguage(pathname),
  );
  const all = keptAddresses(shown, links, isSignedIn);
  // Of a slow line only what the page has loaded already, and is needed at a meeting.
  const kept = isLineFree() ? all : all.slice(0, 1).filter(isOfMeeting);
  for (const { address, isPrivate } of kept)
    void tell({ kind: 'keep', address: pathIn(language(), address), isPrivate });
  const deals = kept.flatMap(({ address }) => (address.startsWith(DEAL) ? address.slice(DEAL.length) : []));
  if (deals.length > 0) await ownReads().then(({ readDeals }) => readDeals(deals), console.warn);
  // To be there when the connection comes back.
  if (isSignedIn && kept.some(({ address }) => isInspection(address)))
    await import('#client/inspections/sync.ts').catch(console.warn);
  // Also parts that the page loads late.
  if (kept.length > 0) await keepLoadedFiles();
}

const isOfMeeting = ({ address, isPrivate }: KeptAddress) => isPrivate || isInspection(address);

/** Whether the page, or what it reads, comes from this device. */
function followSource() {
  const listening = new AbortController();
  const { signal } = listening;
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => data?.kind === 'shown-from-cache' && noteSavedAt(data.savedAt),
    { signal },
  );
  followInstallPrompt(signal);
  addEventListener('online', () => noteSavedAt(undefined), { signal });
  void ask({ kind: 'ask-source' }).then((source) => source?.savedAt && noteSavedAt(source.savedAt));
  return () => listening.abort();
}
