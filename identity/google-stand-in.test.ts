import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type GoogleStandIn, startGoogleStandIn } from './google-stand-in.ts';
import { Browser } from './testing/browser.ts';

const CLIENT = {
  clientId: 'kickstand',
  clientSecret: 'a secret',
  redirectUri: 'http://localhost:9/api/auth/callback/google',
};
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('the Google stand-in', () => {
  let stateDir: string;
  let google: GoogleStandIn;
  const start = () => startGoogleStandIn({ port: 0, stateDir, ...CLIENT });
  before(async () => {
    stateDir = await mkdtemp(join(tmpdir(), 'kickstand-google-'));
    google = await start();
  });
  after(async () => {
    await google.stop();
    await rm(stateDir, { recursive: true });
  });

  const REQUEST = {
    client_id: CLIENT.clientId,
    redirect_uri: CLIENT.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 's',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  };

  async function ask(changes: Record<string, string | undefined>) {
    const fields = Object.entries({ ...REQUEST, ...changes }).filter(([, value]) => value !== undefined);
    const response = await fetch(`${google.issuer}/auth?${new URLSearchParams(fields as [string, string][])}`, {
      redirect: 'manual',
    });
    return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
  }

  async function chooser(browser: Browser) {
    return browser.visit(`/auth?${new URLSearchParams(REQUEST)}`);
  }

  test('demands PKCE', async () => {
    const { to } = await ask({ code_challenge: undefined, code_challenge_method: undefined });
    assert.match(to, /^http:\/\/localhost:9\/.*error=invalid_request/);
    assert.match((await ask({})).to, /\/choose\//);
  });

  test('knows one client, and one place to send people back to', async () => {
    for (const redirect_uri of ['https://evil.test/', `${CLIENT.redirectUri}/x`, `${CLIENT.redirectUri}?x=1`]) {
      const answer = await ask({ redirect_uri });
      assert.deepEqual([answer.status, answer.to], [400, '']);
      assert.match(answer.text, /redirect_uri/);
    }
    assert.equal((await ask({ client_id: 'somebody-else' })).status, 400);
  });

  test('takes no code without the client’s secret', async () => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'x',
      client_id: CLIENT.clientId,
      client_secret: 'wrong',
    });
    const answer = await fetch(`${google.issuer}/token`, { method: 'POST', body });
    assert.equal(answer.status, 401);
  });

  test('shows people as text, and runs no script', async () => {
    const browser = new Browser(google.issuer);
    const { url, headers } = await chooser(browser);
    assert.match(
      String(headers.get('content-security-policy')),
      /default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; font-src 'self'/,
    );
    const refused = await browser.submit(url, { name: '<script>alert(1)</script>', email: '"><img src=x>' });
    assert.equal(refused.status, 422);
    assert.doesNotMatch(refused.text, /<script|<img src=x/);
    assert.match(refused.text, /&lt;script&gt;alert\(1\)/);
    assert.match(refused.text, /Please write a whole e-mail address/);
  });

  test('remembers who was added, under the same subject, and its keys', async () => {
    const keys = await (await fetch(`${google.issuer}/jwks`)).text();
    const add = async (name: string) => {
      const browser = new Browser(google.issuer);
      const { url } = await chooser(browser);
      await browser
        .submit(url, { name, email: 'New.Person@example.com' })
        .catch(() => 'nobody listens at the redirect address');
      const { text } = await chooser(new Browser(google.issuer));
      return /value="(\d+)"(?:(?!<\/button>).)*new\.person@example\.com/s.exec(
        text.slice(text.indexOf('sam.quill')),
      )?.[1];
    };
    const sub = await add('<b>New</b>');
    assert.match(String(sub), /^1\d{20}$/);
    await google.stop();
    google = await start();
    assert.equal(await add('New again'), sub);
    assert.equal(await (await fetch(`${google.issuer}/jwks`)).text(), keys);
    assert.match((await chooser(new Browser(google.issuer))).text, /&lt;b&gt;New&lt;\/b&gt;/);
  });

  test('keeps its secrets to its owner', async () => {
    for (const name of await readdir(stateDir)) assert.equal((await stat(join(stateDir, name))).mode & 0o077, 0);
  });

  test('a choice needs the browser that asked', async () => {
    const { url } = await chooser(new Browser(google.issuer));
    const stranger = await new Browser(google.issuer).visit(url.href);
    assert.equal(stranger.status, 400);
  });

  test('says so when its port is taken', async () => {
    const port = Number(new URL(google.issuer).port);
    await assert.rejects(
      startGoogleStandIn({ port, stateDir, ...CLIENT }),
      new RegExp(`port ${port}: another program uses it`),
    );
  });

  test('does not exist in production', async () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      await assert.rejects(start(), /does not run in production/);
    } finally {
      if (before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = before;
    }
  });
});
