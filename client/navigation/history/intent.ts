import { isLineFree } from '../../browser/line.ts';

/** Shorter than a decision, longer than a pointer passing by. */
const REST_MS = 65;

/** Reports links under a resting pointer or the focus: most are opened next. */
export function onIntent(report: (address: string) => void) {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: string | undefined;

  function rest({ target }: Event) {
    const address = linkedFrom(target);
    if (address === rested) return;
    leave();
    rested = address;
    if (address && isLineFree()) timer = setTimeout(report, REST_MS, address);
  }

  function leave() {
    clearTimeout(timer);
    rested = undefined;
  }

  for (const name of ['pointerover', 'focusin']) addEventListener(name, rest, options);
  // A scrolling finger means no link, and a click starts the request itself.
  for (const name of ['pointercancel', 'click']) addEventListener(name, leave, options);
  return () => {
    leave();
    listening.abort();
  };
}

/** Only links of the router: files and other sites have no loader. */
function linkedFrom(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-discover]');
  if (!link) return;
  const address = link.pathname + link.search;
  return address === location.pathname + location.search ? undefined : address;
}
