import { t } from '#language/t.ts';
import { stripTokens } from './strip-tokens.ts';

type Handler = (request: Request) => Promise<Response>;

export const unavailable = () => ({
  code: 'UNAVAILABLE',
  message: t('Logging in does not work right now. Please try again in a moment.'),
});

/** For a locked account; Better Auth does not return the duration. */
const LOCKED_SECONDS = 900;

/** Better Auth returns two refusals without a code, the delay in a custom header, and tokens in bodies. */
export function withReasons(handler: Handler): Handler {
  return async (request) => {
    const response = await handler(request);
    if (response.status === 429)
      return tooManyRequests(Number(response.headers.get('x-retry-after') ?? LOCKED_SECONDS));
    if (response.status >= 500) return Response.json(unavailable(), { status: 503 });
    return isIdToken(request) ? response : stripTokens(response);
  };
}

const isIdToken = ({ url }: Request) => new URL(url).pathname.endsWith('/token');

function tooManyRequests(seconds: number): Response {
  const message =
    seconds > 90
      ? t('Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.', {
          minutes: Math.ceil(seconds / 60),
        })
      : t('Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}.', { seconds });
  const headers = { 'retry-after': String(seconds) };
  return Response.json({ code: 'TOO_MANY_REQUESTS', message }, { status: 429, headers });
}
