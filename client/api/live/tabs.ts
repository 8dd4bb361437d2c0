import { lead, type TabMessage } from './leader.ts';
import { hear, hearAll, type LiveEvent } from './subscriptions.ts';

const POLL_MS = 20_000;
/** A tab that leads may be asleep: mobile browsers suspend what is not seen. */
const SILENCE_MS = 45_000;
const CATCH_UP_MS = 300;

/** One stream for all tabs of a person in this browser: the tab that holds the lock leads. Returns how to leave. */
export function joinTabs(owner: string): () => void {
  const parting = new AbortController();
  const { signal } = parting;
  const name = `live ${owner}`;
  const channel = new BroadcastChannel(name);
  let isPolling = !navigator.locks;
  let isLeading = false;
  let heardAt = performance.now();
  const isSilent = () => performance.now() - heardAt > SILENCE_MS;

  function take(told: TabMessage) {
    if (signal.aborted) return;
    heardAt = performance.now();
    if (told.kind === 'alive') isPolling = told.isPolling;
    else if (told.kind === 'resync') whenSeen.all();
    else whenSeen.one(told.event);
  }
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => take(data);

  function tell(told: TabMessage) {
    if (signal.aborted) return;
    take(told);
    channel.postMessage(told);
  }

  /** Resolves when another tab takes over, or this one leaves. */
  async function queue(steal = false) {
    const robbed = new AbortController();
    const wish = steal ? { steal } : { signal };
    try {
      await navigator.locks?.request(name, wish, () => {
        isLeading = true;
        return lead(tell, AbortSignal.any([signal, robbed.signal]));
      });
    } catch {
      robbed.abort();
      isLeading = false;
      if (!signal.aborted) void queue();
    }
  }

  const ask = () => {
    if (document.hidden || !navigator.onLine) return;
    if (isPolling || isSilent()) hearAll();
    if (!isPolling && isSilent() && navigator.locks) {
      heardAt = performance.now();
      void queue(true);
    }
  };
  const asking = setInterval(ask, POLL_MS);
  const whenSeen = delivery(() => isPolling && hearAll(), signal);
  void queue();
  // What the other tab told before this one listened is unknown.
  const catchUp = setTimeout(() => isLeading || whenSeen.all(), CATCH_UP_MS);
  return () => {
    clearTimeout(catchUp);
    parting.abort();
    clearInterval(asking);
    channel.close();
  };
}

/** A tab that nobody sees fetches nothing until it is seen. */
function delivery(onSeen: () => void, signal: AbortSignal) {
  const waiting = new Map<string, LiveEvent>();
  let isAll = false;
  const deliver = () => {
    if (document.hidden) return;
    const events = [...waiting.values()];
    waiting.clear();
    if (isAll) hearAll();
    else for (const event of events) hear(event);
    isAll = false;
  };
  const seen = () => {
    deliver();
    if (!document.hidden) onSeen();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  return {
    one(event: LiveEvent) {
      waiting.set(`${event.topic} ${event.id}`, event);
      deliver();
    },
    all() {
      isAll = true;
      deliver();
    },
  };
}
