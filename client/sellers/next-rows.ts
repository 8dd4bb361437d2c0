import { useEffect, useRef, useState } from 'react';
import { ApiProblem, NoConnection } from '#client/api/request.ts';
import type { Rows } from '#client/navigation/page-data.ts';
import { t } from '#language/t.ts';

/** The rows of the page, and those that are read after them without a token. */
export function useNextRows<T extends { _id: string }>(
  first: Rows<T>,
  read: (after: string, signal: AbortSignal) => Promise<T[]>,
  most: number,
) {
  const [state, setState] = useState({ of: first, more: [] as T[], after: first.after, fault: '' });
  if (state.of !== first) setState({ of: first, more: [], after: first.after, fault: '' });
  const [busy, setBusy] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function showMore() {
    if (busy || !state.after) return;
    reading.current = new AbortController();
    const { signal } = reading.current;
    setBusy(true);
    try {
      const rows = await read(state.after, signal);
      const after = rows.length < most ? undefined : rows.at(-1)?._id;
      setState((now) => ({ ...now, more: [...now.more, ...rows], after, fault: '' }));
    } catch (error) {
      const isExpected = error instanceof ApiProblem || error instanceof NoConnection;
      const fault = isExpected ? error.message : t('The next ones could not be loaded. Please try again.');
      if (!signal.aborted) setState((now) => ({ ...now, fault }));
    } finally {
      setBusy(false);
    }
  }

  const known = new Set(first.shown.map(({ _id }) => _id));
  const rows = [...first.shown, ...state.more.filter(({ _id }) => !known.has(_id))];
  return { rows, after: state.after, busy, fault: state.fault, showMore };
}
