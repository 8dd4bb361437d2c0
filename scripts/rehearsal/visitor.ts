import assert from 'node:assert/strict';

export const PERSON = { name: 'Rehearsing Person', email: 'rehearsal@example.com', password: 'a rehearsed password' };

export class Visitor {
  readonly #origin: string;
  readonly #person: typeof PERSON;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, person = PERSON) {
    this.#origin = origin;
    this.#person = person;
  }

  async ask(path: string, { method = 'GET', body, token }: { method?: string; body?: object; token?: string } = {}) {
    const answer = await fetch(new URL(path, this.#origin), {
      method,
      redirect: 'manual',
      headers: {
        origin: this.#origin,
        cookie: this.#cookie(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    this.#keep(answer);
    return answer;
  }

  #cookie() {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  #keep(answer: Response) {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
  }

  async signUp() {
    const answer = await this.ask('/api/auth/sign-up/email', { method: 'POST', body: this.#person });
    assert.equal(answer.status, 200, await answer.text());
  }

  /** Opens the link of the letter, and sends the form that it shows. */
  async confirm(link: string) {
    assert.equal((await this.ask(link)).status, 200, link);
    const { origin, pathname, searchParams } = new URL(link);
    const answer = await fetch(origin + pathname, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: this.#origin, cookie: this.#cookie() },
      body: new URLSearchParams([...searchParams, ['answer', 'yes']]),
    });
    assert.ok(answer.status < 400, `confirming was answered with ${answer.status}`);
    this.#keep(answer);
  }

  async signIn(): Promise<string> {
    const { name, email, password } = this.#person;
    const signedIn = await this.ask('/api/auth/sign-in/email', { method: 'POST', body: { email, password } });
    assert.equal(signedIn.status, 200, await signedIn.text());
    const { token } = await (await this.ask('/api/auth/token')).json();
    const body = { name, email, role: 'buyer', isVarified: false };
    const joined = await this.ask('/api/users', { method: 'POST', body, token });
    assert.equal(joined.status, 200, await joined.text());
    const { accessToken } = await (await this.ask(`/api/jwt?email=${email}`, { token })).json();
    return accessToken;
  }

  /** Becoming a seller is an audited action. */
  async startSelling(accessToken: string) {
    const path = `/api/users/${this.#person.email}/seller`;
    const begun = await this.ask(path, { method: 'PUT', token: accessToken });
    assert.equal(begun.status, 200, await begun.text());
  }

  async idOf(accessToken: string): Promise<string> {
    const user = await (await this.ask(`/api/users/${this.#person.email}`, { token: accessToken })).json();
    return user._id;
  }
}
