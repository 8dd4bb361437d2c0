import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusOn, focusPage } from '#client/ui/page-focus.ts';

/** On navigation, announces the title and focuses the heading. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  const [title, setTitle] = useState('');

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.hash === hash) return;
    shown.current = { pathname, hash };
    const place = document.getElementById(hash.slice(1));
    if (place) focusOn(place);
    else if (before.pathname !== pathname) focusPage();
    if (before.pathname !== pathname) setTitle(document.title);
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
