const POPUP_DATA = /(<script type="application\/json"[^>]*>)(.*?)(<\/script>)/s;
/** The popup's page expects a token but does not use it where cookies work. */
const IN_THE_COOKIE = 'in the cookie';

/** Better Auth returns session tokens to scripts, which do not need them. */
export async function stripTokens(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  if (!response.body || !(isPage || type.startsWith('application/json'))) return response;
  const text = await response.text();
  const redacted = isPage ? withoutPopupToken(text) : withoutTokens(text);
  return new Response(redacted, { status: response.status, headers: response.headers });
}

function withoutTokens(text: string): string {
  return JSON.stringify(JSON.parse(text, (key, value) => (key === 'token' ? undefined : value)));
}

function withoutPopupToken(page: string): string {
  return page.replace(POPUP_DATA, (_, open: string, json: string, close: string) => {
    const message = JSON.parse(json);
    const sanitized = message.token ? { ...message, token: IN_THE_COOKIE } : message;
    return open + JSON.stringify(sanitized).replaceAll('<', '\\u003c') + close;
  });
}
