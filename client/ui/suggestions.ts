import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

export type Suggest<S> = (text: string, signal: AbortSignal) => Promise<S[]> | S[];

/** Requests after a pause in typing; late or failed responses show nothing. */
export function useSuggestions<S>(suggest: Suggest<S>) {
  const [suggestions, setSuggestions] = useState<S[]>([]);
  const inFlight = useRef<AbortController>(undefined);

  useEffect(() => () => inFlight.current?.abort(), []);

  function forget() {
    inFlight.current?.abort();
    setSuggestions([]);
  }

  function ask(text: string) {
    inFlight.current?.abort();
    const begun = new AbortController();
    const { signal } = begun;
    inFlight.current = begun;
    setTimeout(async () => {
      if (signal.aborted) return;
      // Offline there are no suggestions; the text stays valid.
      const found = await Promise.resolve(suggest(text, signal)).catch(() => []);
      if (!signal.aborted) setSuggestions(found);
    }, PAUSE_MS);
  }

  return { suggestions, ask, forget };
}
