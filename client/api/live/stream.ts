import { asCaller } from '#client/api/call.ts';
import { ApiProblem, address, reach, refusal } from '#client/api/request.ts';
import { HEARTBEAT_SECONDS, LiveEnd, openLive } from '#contract/live.ts';
import { eventParser, type StreamEvent } from './event-parser.ts';
import { storedPosition, storePosition } from './position.ts';

/** Some proxies keep a stream until it ends: then nothing comes at all. */
const FIRST_SIGN_MS = 5_000;
const SILENCE_MS = HEARTBEAT_SECONDS * 1_000 * 2.5;

export interface Outcome {
  /** Whether anything came. */
  opened: boolean;
  /** The server asks for it, or the stream does not pass here. */
  retryMs?: number | undefined;
  why?: LiveEnd['why'] | 'blocked' | undefined;
}

const BLOCKED_MS = 5 * 60_000;

/** Reads one stream to its end. */
export async function readStream(onEvent: (event: StreamEvent) => void, signal: AbortSignal): Promise<Outcome> {
  const outcome: Outcome = { opened: false };
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  signal.addEventListener('abort', stop);
  addEventListener('offline', stop);
  let patience = setTimeout(stop, FIRST_SIGN_MS);
  try {
    for await (const event of events(await asked(giveUp.signal))) {
      clearTimeout(patience);
      patience = setTimeout(stop, SILENCE_MS);
      outcome.opened = true;
      if (signal.aborted) break;
      if (event.event === 'end') ending(outcome, event);
      else onEvent(event);
      if (event.id) storePosition(event.id);
    }
  } catch (error) {
    if (!outcome.opened && giveUp.signal.aborted && !signal.aborted && navigator.onLine) blocked(outcome);
    if (error instanceof ApiProblem) refused(outcome, error);
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', stop);
    removeEventListener('offline', stop);
    stop();
  }
  return outcome;
}

function asked(signal: AbortSignal) {
  return asCaller(openLive, async (token) => {
    const headers = new Headers({ accept: openLive.gives, authorization: `bearer ${token}` });
    const position = storedPosition();
    if (position) headers.set('last-event-id', position);
    const response = await reach(address(openLive, {}), { headers, signal, cache: 'no-store' });
    if (!response.ok) throw await refusal(response);
    return response;
  });
}

async function* events({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const parse = eventParser();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return;
    yield* parse(value ?? '');
  }
}

function ending(outcome: Outcome, { data, retry }: StreamEvent) {
  outcome.why = LiveEnd.safeParse(JSON.parse(data)).data?.why;
  outcome.retryMs = retry;
}

function refused(outcome: Outcome, { problem, retryAfter }: ApiProblem) {
  if ([429, 503].includes(problem.status)) outcome.retryMs = (retryAfter ?? 5) * 1_000;
  else if (problem.status !== 401) blocked(outcome);
}

function blocked(outcome: Outcome) {
  outcome.why = 'blocked';
  outcome.retryMs = BLOCKED_MS;
}
