import { LIVE_SIGNALS, LiveEventData, LiveTopic } from '#contract/live.ts';
import { backOff } from './back-off.ts';
import type { StreamEvent } from './event-parser.ts';
import { type Outcome, readStream } from './stream.ts';
import type { LiveEvent } from './subscriptions.ts';
import { pause, untilOnline } from './waiting.ts';

/** What the leading tab tells all tabs. `alive`: whether the stream works, so that they need not ask themselves. */
export type TabMessage =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'resync' }
  | { kind: 'alive'; isPolling: boolean };

const SPREAD_MS = 2_000;
const RELEARN_MS = 15_000;

/** Holds the stream of this browser until the signal. */
export async function lead(tell: (told: TabMessage) => void, signal: AbortSignal) {
  let failures = 0;
  let isPolling = false;
  const say = (now: boolean) => {
    isPolling = now;
    tell({ kind: 'alive', isPolling });
  };
  const telling = setInterval(() => isPolling && say(true), RELEARN_MS);
  while (!signal.aborted) {
    await untilOnline(signal);
    let isFirst = true;
    const outcome = await readStream((event) => {
      say(false);
      void told(event, isFirst, signal).then((heard) => heard && tell(heard));
      if (event.event) isFirst = false;
    }, signal);
    if (signal.aborted) break;
    failures = outcome.opened ? 0 : failures + 1;
    if (!outcome.opened || outcome.why === 'full') say(true);
    await pause(waitAfter(outcome, failures), signal);
  }
  clearInterval(telling);
}

function waitAfter({ opened, retryMs }: Outcome, failures: number) {
  if (retryMs === undefined) return backOff(failures);
  return opened ? retryMs : Math.max(retryMs, backOff(failures));
}

async function told(
  { event, data }: StreamEvent,
  isFirst: boolean,
  signal: AbortSignal,
): Promise<TabMessage | undefined> {
  if (event === LIVE_SIGNALS.resync) {
    // All browsers are told at the same moment.
    if (!isFirst) await pause(Math.random() * SPREAD_MS, signal);
    return { kind: 'resync' };
  }
  const topic = LiveTopic.safeParse(event).data;
  return topic && { kind: 'event', event: { topic, id: LiveEventData.safeParse(JSON.parse(data)).data?.id } };
}
