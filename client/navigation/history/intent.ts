/** Shorter than anybody needs to decide, longer than a pointer needs to pass by. */
const REST_MS = 65;

/** Tells the address of a link of ours on which a pointer, a finger or the keyboard rests: most are opened next. */
export function onIntent(tell: (address: string) => void) {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested: string | undefined;

  function rest({ target }: Event) {
    const address = linkedFrom(target);
    if (address === rested) return;
    leave();
    rested = address;
    if (address && isLineFree()) timer = setTimeout(tell, REST_MS, address);
  }

  function leave() {
    clearTimeout(timer);
    rested = undefined;
  }

  for (const name of ['pointerover', 'focusin']) addEventListener(name, rest, options);
  // A finger that scrolls does not mean what is below it, and what was opened is asked for anyway.
  for (const name of ['pointercancel', 'click']) addEventListener(name, leave, options);
  return () => {
    leave();
    listening.abort();
  };
}

/** Only what the router leads to: a file or another site is not a page of ours. */
function linkedFrom(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-discover]');
  if (!link) return;
  const address = link.pathname + link.search;
  return address === location.pathname + location.search ? undefined : address;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever saves data, or waits for what they see, is not sent what they may never open; and a script that fails may be kept as failed. */
function isLineFree() {
  const { connection } = navigator as { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
