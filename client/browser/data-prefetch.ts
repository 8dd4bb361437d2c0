import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import type { PageData } from './loaded-data.ts';

const KEPT_MS = 10_000;
const MOST_KEPT = 4;

interface Reading {
  data: Promise<PageData | undefined>;
  until: number;
  stop(): void;
}

/** By address. */
const readings = new Map<string, Reading>();

/** Asks for what a public page shows, before it is opened. What was asked for before and is not here yet is given up. */
export function readAhead(address: string) {
  if (fresh(address)) return;
  for (const { stop } of readings.values()) stop();
  const asking = new AbortController();
  const data = read(address, asking.signal).catch(() => undefined);
  readings.delete(address);
  readings.set(address, { data, until: Date.now() + KEPT_MS, stop: () => asking.abort() });
  const [oldest = address] = readings.keys();
  if (readings.size > MOST_KEPT) readings.delete(oldest);
}

/** What was read ahead, once. Nothing where it did not come, or is no plain answer: then the router asks itself. */
export async function takeAhead(address: string): Promise<PageData | undefined> {
  const reading = fresh(address);
  readings.delete(address);
  return reading?.data;
}

/** Somebody changed something: what was read before that may be wrong. */
export function forgetAhead() {
  readings.clear();
}

function fresh(address: string) {
  const reading = readings.get(address);
  if (reading && reading.until > Date.now()) return reading;
}

async function read(address: string, signal: AbortSignal): Promise<PageData | undefined> {
  const response = await fetch(dataAddress(address), { signal });
  if (!response.ok || !response.body) return;
  const routes = (await decode(response.body, window)).value as Record<string, { data?: unknown }>;
  const answers = Object.entries(routes);
  if (!answers.length || answers.some(([, answer]) => !('data' in answer))) return;
  return Object.fromEntries(answers.map(([route, { data }]) => [route, data]));
}

/** Where the router asks for the data of a page. */
function dataAddress(address: string) {
  const { pathname, search } = new URL(address, location.origin);
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`;
}
