import assert from 'node:assert/strict';

export const PERSON = { name: 'Rehearsing Person', email: 'rehearsal@example.com', password: 'a rehearsed password' };

export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async ask(path: string, { method = 'GET', body, token }: { method?: string; body?: object; token?: string } = {}) {
    const answer = await fetch(new URL(path, this.#origin), {
      method,
      redirect: 'manual',
      headers: {
        origin: this.#origin,
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  async signUp() {
    const answer = await this.ask('/api/auth/sign-up/email', { method: 'POST', body: PERSON });
    assert.equal(answer.status, 200, await answer.text());
  }

  async signIn(): Promise<string> {
    const { email, password } = PERSON;
    const signedIn = await this.ask('/api/auth/sign-in/email', { method: 'POST', body: { email, password } });
    assert.equal(signedIn.status, 200, await signedIn.text());
    const { token } = await (await this.ask('/api/auth/token')).json();
    const body = { name: PERSON.name, email, role: 'buyer', isVarified: false };
    const joined = await this.ask('/api/users', { method: 'POST', body, token });
    assert.equal(joined.status, 200, await joined.text());
    const { accessToken } = await (await this.ask(`/api/jwt?email=${email}`, { token })).json();
    return accessToken;
  }

  /** Becoming a seller is an audited action. */
  async startSelling(accessToken: string) {
    const path = `/api/users/${PERSON.email}/seller`;
    const begun = await this.ask(path, { method: 'PUT', token: accessToken });
    assert.equal(begun.status, 200, await begun.text());
  }

  async idOf(accessToken: string): Promise<string> {
    const user = await (await this.ask(`/api/users/${PERSON.email}`, { token: accessToken })).json();
    return user._id;
  }
}
