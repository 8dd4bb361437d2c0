import { keepTokensBack } from './tokens-kept-back.ts';

type Handler = (request: Request) => Promise<Response>;

export const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  message: 'Signing in does not work right now. Please try again in a moment.',
};

/** Of an account whose codes were guessed too often: the library does not say how long. */
const LOCKED_SECONDS = 900;

/** The library leaves two refusals without a code, the wait in a header no client knows, and tokens in its answers. */
export function withReasons(handler: Handler): Handler {
  return async (request) => {
    const response = await handler(request);
    if (response.status === 429)
      return tooManyRequests(Number(response.headers.get('x-retry-after') ?? LOCKED_SECONDS));
    if (response.status >= 500) return Response.json(UNAVAILABLE, { status: 503 });
    return isIdToken(request) ? response : keepTokensBack(response);
  };
}

/** The one token that is for scripts. */
const isIdToken = ({ url }: Request) => new URL(url).pathname.endsWith('/token');

function tooManyRequests(seconds: number): Response {
  const message = `Too many requests. Please try again in ${inWords(seconds)}.`;
  const headers = { 'retry-after': String(seconds) };
  return Response.json({ code: 'TOO_MANY_REQUESTS', message }, { status: 429, headers });
}

function inWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
