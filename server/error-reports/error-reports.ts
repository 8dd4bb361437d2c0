import type { LoggedError } from '../http/logging.ts';
import { eventOf, type Origin } from './event.ts';

const TIMEOUT_MS = 5_000;
const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 60;
const MOST_IN_FLIGHT = 8;

/** Where an address of Sentry's form takes envelopes: `https://<key>@<host>/<project>`. */
export function envelopesAt(dsn: string) {
  const { protocol, host, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  return { url: `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`, key: username };
}

/** Sends logged errors. Synchronous, never throws; what is above the bounds is dropped, for it is in the log. */
export function openErrorReports(dsn: string, origin: Origin) {
  const { url, key } = envelopesAt(dsn);
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=kickstand/1, sentry_key=${key}`,
  };
  let minute = 0;
  let sent = 0;
  let inFlight = 0;
  let silentUntil = 0;

  async function send(event: ReturnType<typeof eventOf>) {
    const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
    const body = [head, { type: 'event' }, event].map((part) => `${JSON.stringify(part)}\n`).join('');
    inFlight++;
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.body?.cancel();
      if (answer.status === 429) silentUntil = Date.now() + (Number(answer.headers.get('retry-after')) || 60) * 1000;
    } catch {
      // An error here would report itself.
    } finally {
      inFlight--;
    }
  }

  return (logged: LoggedError) => {
    const now = Date.now();
    if (Math.floor(now / MINUTE_MS) !== minute) [minute, sent] = [Math.floor(now / MINUTE_MS), 0];
    if (sent >= MOST_A_MINUTE || inFlight >= MOST_IN_FLIGHT || now < silentUntil) return;
    sent++;
    void send(eventOf(logged, origin));
  };
}
