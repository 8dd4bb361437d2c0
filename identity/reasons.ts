type Handler = (request: Request) => Promise<Response>;

const SOON = 'Something went wrong on our side. Please try again in a moment.';

/** The library leaves two refusals without a code, and the wait in a header no client knows. */
export function withReasons(handler: Handler): Handler {
  return async (request) => {
    const response = await handler(request);
    if (response.status === 429) return tooManyRequests(response.headers.get('x-retry-after') ?? '10');
    if (response.status >= 500) return refusal(response.status, 'UNEXPECTED', SOON);
    return response;
  };
}

function tooManyRequests(seconds: string): Response {
  const message = `Too many requests. Please try again in ${seconds} ${seconds === '1' ? 'second' : 'seconds'}.`;
  return refusal(429, 'TOO_MANY_REQUESTS', message, { 'retry-after': seconds });
}

function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code, message }, { status, headers });
}
