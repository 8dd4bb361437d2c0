import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { html } from '../../mail/html.ts';
import type { Keys } from './keys.ts';
import { createMemory } from './memory.ts';
import { headers, page } from './page.ts';
import { type People, subject } from './people.ts';

export interface Client {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const HOUR = 3600;
const SCOPES = 'openid email profile';

/** OpenID Connect: code flow with PKCE for one client, claims in the ID token as Google's. */
export function createIssuer(
  issuer: string,
  { clientId, clientSecret, redirectUri }: Client,
  keys: Keys,
  people: People,
) {
  const provider = new Provider(issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookie], names: cookieNames(issuer) },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    expiresWithSession: () => false,
    pkce: { required: () => true },
    ttl: { AccessToken: HOUR, AuthorizationCode: 60, IdToken: HOUR, Grant: HOUR, Session: HOUR, Interaction: HOUR },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { policy: choosing(), url: (_ctx, { uid }) => `/choose/${uid}` },
    clientBasedCORS: () => false,
    findAccount: (_ctx, sub) => account(issuer, people, sub),
    loadExistingGrant: grantEverything,
    renderError: (ctx, { error, error_description }) => {
      ctx.set(headers());
      ctx.body = page('That did not work', html`<p>${error_description ?? error}</p>`);
    },
  });
  return provider;
}

function cookieNames(issuer: string) {
  const { port } = new URL(issuer);
  return { session: `google-${port}`, interaction: `google-${port}-choosing`, resume: `google-${port}-resume` };
}

function choosing() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

function account(issuer: string, people: People, sub: string) {
  const person = people.find(sub);
  if (!person) return undefined;
  const { name, email, emailVerified } = person;
  const claims = { sub, name, email, email_verified: emailVerified, picture: `${issuer}${picturePath(person)}` };
  return { accountId: sub, claims: () => claims };
}

export function picturePath(person: { email: string }): string {
  return `/pictures/${subject(person)}.svg`;
}

const grantEverything: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
};
