interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Visit {
  status: number;
  url: URL;
  headers: Headers;
  text: string;
}

export class Browser {
  readonly origin: string;
  #cookies: Cookie[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  async visit(address: string, init: RequestInit = {}): Promise<Visit> {
    const url = new URL(address, this.origin);
    const response = await fetch(url, { ...init, redirect: 'manual', headers: this.#headers(url, init) });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const next = response.headers.get('location');
    if (next && response.status >= 300 && response.status < 400) return this.visit(new URL(next, url).href);
    return { status: response.status, url, headers: response.headers, text: await response.text() };
  }

  async call(path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await this.visit(`/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json', origin: this.origin }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ...answer, json: parse(answer.text) };
  }

  submit(address: string | URL, fields: Record<string, string>): Promise<Visit> {
    const { origin } = new URL(address, this.origin);
    return this.visit(String(address), { method: 'POST', body: new URLSearchParams(fields), headers: { origin } });
  }

  cookie(part: string): string | undefined {
    return this.#named(part)?.value;
  }

  cookieName(part: string): string | undefined {
    return this.#named(part)?.name;
  }

  #named(part: string) {
    return this.#cookies.find(({ name }) => name.includes(part));
  }

  #headers(url: URL, init: RequestInit): Headers {
    const headers = new Headers(init.headers);
    const fitting = this.#cookies.filter(({ path }) => url.pathname.startsWith(path));
    if (fitting.length > 0) headers.set('cookie', fitting.map(({ name, value }) => `${name}=${value}`).join('; '));
    return headers;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const gone = attributes.some((attribute) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(attribute));
    if (!gone) this.#cookies.push({ name, value, path });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field in the tests
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
