import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#client/paths.ts';
import { NOTHING_FOUND } from '#client/search/nothing-found-id.ts';
import { PendingViews } from './pending-views.ts';
import { watchShownBikes } from './shown-bikes.ts';
import { searchWords, viewSource } from './view-source.ts';

const pending = new PendingViews();
/** Somebody who goes on typing has not searched for it. */
const READ_AFTER_MS = 2_000;

/** Tells the server which bikes were seen, for their sellers' insights. */
export default function ViewBeacon() {
  const { pathname, search } = useLocation();
  const before = useRef(referrer());
  const pressed = useRef<Element>(undefined);

  useEffect(() => {
    const here = new URL(pathname + search, location.origin);
    const from = before.current;
    before.current = here;
    if (pathname.startsWith(paths.dashboard)) return;
    const productId = pathname.startsWith(paths.product('')) && pathname.split('/')[2];
    if (productId && from?.pathname !== pathname)
      return whenVisible(() => pending.view({ productId, ...viewSource(from, pressed.current) }));
  }, [pathname, search]);

  useEffect(() => {
    const words = searchWords(new URL(pathname + search, location.origin));
    if (!words) return;
    const look = () => pending.search({ words, hasFound: !document.getElementById(NOTHING_FOUND) });
    const timer = setTimeout(() => whenVisible(look), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);

  useEffect(() => {
    const content = document.getElementById('content');
    if (pathname.startsWith(paths.dashboard) || !content) return;
    return watchShownBikes(content, (productId) => pending.impression(productId));
  }, [pathname]);

  useEffect(() => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target : undefined;
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, []);

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && pending.send();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  return null;
}

/** The page of this site that led here, when the browser loaded this one anew. */
function referrer() {
  if (!URL.canParse(document.referrer)) return;
  const from = new URL(document.referrer);
  return from.origin === location.origin ? from : undefined;
}

/** A tab that was opened behind the others is seen later, or never. */
function whenVisible(act: () => void) {
  const left = new AbortController();
  const look = () => {
    if (document.visibilityState !== 'visible' || left.signal.aborted) return;
    left.abort();
    act();
  };
  document.addEventListener('visibilitychange', look, { signal: left.signal });
  look();
  return () => left.abort();
}
