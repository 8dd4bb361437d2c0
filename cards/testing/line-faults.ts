import type { IncomingMessage } from 'node:http';
import type { Reply } from '../unruly.ts';
import { happens, type Mood } from './mood.ts';

export type Down = 'refusing' | 'silent' | 'overloaded';

export type LineFaults = ReturnType<typeof lineFaults>;

// Without the second header the SDK pauses and retries.
const OVERLOADED: Reply = {
  status: 503,
  headers: { 'content-type': 'application/json', 'stripe-should-retry': 'false' },
  text: '{"error":{"type":"api_error","message":"The card provider is overloaded."}}',
};

export function lineFaults(mood: Mood) {
  const lost: { call: RegExp; times: number }[] = [];
  let waiting: (() => void)[] = [];

  const cutAll = () => {
    for (const cut of waiting) cut();
    waiting = [];
  };
  const noReply = () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined)));

  const losesReply = (call: string) => {
    const expected = lost.find((loss) => loss.times > 0 && loss.call.test(call));
    if (expected) expected.times--;
    return expected !== undefined;
  };

  const faults = {
    down: false as Down | false,
    /** A cut connection becomes a 503, for which the SDK does not pause. */
    quick: false,
    /** The bank's page never responds. */
    bankStalls: false,
    /** The chance that a call is lost. */
    unheard: 0,
    /** The chance that a call succeeds without a response. */
    unanswered: 0,
    /** The next calls that match (`/^POST \/v1\/refunds/`) succeed without a response. */
    timeoutAfterSuccess(call: RegExp, times = 1) {
      lost.push({ call, times });
    },
    cutAll,
    async onRequest({ method, url = '' }: IncomingMessage, serve: () => Promise<Reply>): Promise<Reply | undefined> {
      const isBank = url.startsWith('/3ds/');
      const cut = faults.quick ? OVERLOADED : undefined;
      if (faults.down === 'refusing') return cut;
      if (faults.down === 'overloaded') return OVERLOADED;
      if (faults.down === 'silent' || (isBank && faults.bankStalls)) return noReply();
      if (happens(mood, faults.unheard)) return cut;
      const losing = losesReply(`${method} ${url}`) || happens(mood, faults.unanswered);
      const reply = await serve();
      return losing ? cut : reply;
    },
    reset() {
      Object.assign(faults, { down: false, quick: false, bankStalls: false, unheard: 0, unanswered: 0 });
      lost.length = 0;
      cutAll();
    },
  };
  return faults;
}
