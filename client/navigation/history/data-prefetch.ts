import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { reach, writesSent } from '#client/api/request.ts';
import { ExpiringMap } from '../../browser/expiring-map.ts';
import type { PageData } from './loaded-data.ts';

const LIFETIME_MS = 10_000;
const MOST_PAGES = 4;

interface Prefetch {
  data: Promise<PageData | undefined>;
  /** A write since then may have changed what the page shows. */
  writes: number;
}

const prefetches = new ExpiringMap<Prefetch>(MOST_PAGES, LIFETIME_MS);
let latest: AbortController | undefined;

/** Requests the loader data of a public page before the click. It aborts the one before, if that is under way. */
export function prefetchData(address: string) {
  if (fresh(address)) return;
  latest?.abort();
  latest = new AbortController();
  const data = read(address, latest.signal).catch(() => undefined);
  prefetches.set(address, { data, writes: writesSent() });
}

/** Hands the data out once; undefined unless it arrived as plain data, and then the router requests it itself. */
export async function takePrefetched(address: string): Promise<PageData | undefined> {
  const prefetch = fresh(address);
  prefetches.delete(address);
  return prefetch?.data;
}

function fresh(address: string) {
  const prefetch = prefetches.get(address);
  return prefetch?.writes === writesSent() ? prefetch : undefined;
}

async function read(address: string, signal: AbortSignal): Promise<PageData | undefined> {
  const response = await reach(dataAddress(address), { signal });
  if (!response.ok || !response.body) return;
  const routes = (await decode(response.body, window)).value as Record<string, { data?: unknown }>;
  const answers = Object.entries(routes);
  if (!answers.length || answers.some(([, answer]) => !('data' in answer))) return;
  return Object.fromEntries(answers.map(([route, { data }]) => [route, data]));
}

function dataAddress(address: string) {
  const { pathname, search } = new URL(address, location.origin);
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`;
}
