import type { Passkey } from '@better-auth/passkey/client';
import { t } from '#language/t.ts';
import { answered, asked, client, reached, refusal } from './better-auth-client.ts';
import { withCookie, withNewCookie } from './cookie-lock.ts';
import { type IdentityClient, IdentityError, NO_SESSION, type OpenSession } from './identity-client.ts';
import { hearRefusal } from './popup-refusal.ts';

export const betterAuthIdentity: IdentityClient = {
  async signUp(account) {
    await withNewCookie(() => reached(client.signUp.email(account)));
  },
  async updateProfile({ displayName, photoURL }) {
    await reached(client.updateUser({ ...(displayName && { name: displayName }), image: photoURL }));
  },
  account: () => withCookie(account),
  async sendConfirmation(email) {
    await reached(client.sendVerificationEmail({ email }));
  },
  async areLettersDelayed() {
    return (await asked(client.$fetch<{ delayed: boolean }>('/mail-state')))?.delayed ?? false;
  },
  async sendPasswordLetter(email) {
    await reached(client.requestPasswordReset({ email }));
  },
  async changePassword({ current, next }) {
    const passwords = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
    await withNewCookie(() => reached(client.changePassword(passwords)));
  },
  async requestEmailChange(newEmail) {
    await reached(client.$fetch('/request-email-change', { method: 'POST', body: { newEmail } }));
  },
  async resendEmailChange() {
    await reached(client.$fetch('/resend-email-change', { method: 'POST', body: {} }));
  },
  async cancelEmailChange() {
    await reached(client.$fetch('/cancel-email-change', { method: 'POST', body: {} }));
  },
  async signInWithPassword(account) {
    const answer = await withNewCookie(() => asked(client.signIn.email(account)));
    return answer && 'twoFactorRedirect' in answer ? 'code-needed' : 'signed-in';
  },
  async signInWithCode(code) {
    const written = code.replace(/\s/g, '');
    const { verifyTotp, verifyBackupCode } = client.twoFactor;
    const verify = /^\d{6}$/.test(written) ? verifyTotp : verifyBackupCode;
    await withNewCookie(() => reached(verify({ code: written })));
  },
  async signInWithPasskey() {
    await reached(client.signIn.passkey());
  },
  async signInWithGooglePopup() {
    const before = sessionId();
    const refused = hearRefusal();
    try {
      const { error } = await client.signIn.popup({ provider: 'google', callbackURL: '/' });
      if (!error) return;
      // The window may close before its answer arrives: a refusal, or a new session.
      const code = error.code === 'POPUP_CLOSED' ? await refused.whenClosed() : error.code;
      const now = !code && (await sessionId());
      if (now && now !== (await before)) return;
      throw googleRefusal(code ?? error.code);
    } finally {
      refused.stop();
    }
  },
  idToken: () => withCookie(idToken),
  async sessions() {
    return (await withCookie(() => asked(client.$fetch<OpenSession[]>('/sessions')))) ?? [];
  },
  async endSession(id) {
    await reached(client.$fetch('/end-session', { method: 'POST', body: { id } }));
  },
  async endOtherSessions() {
    await reached(client.revokeOtherSessions());
  },
  async removeAccount() {
    await reached(client.deleteUser());
  },
};

async function account() {
  const { user } = (await asked(client.getSession())) ?? {};
  if (!user) throw refusal({ code: NO_SESSION, status: 401 });
  const [logins, change, secondStep] = await Promise.all([
    asked(client.listAccounts()),
    asked(client.$fetch<{ newEmail: string | null }>('/email-change')),
    secondStepOf(user),
  ]);
  const hasPassword = !!logins?.some(({ providerId }) => providerId === 'credential');
  const newEmail = change?.newEmail ?? undefined;
  return { email: user.email, emailConfirmed: user.emailVerified, newEmail, hasPassword, ...secondStep };
}

async function idToken() {
  // Checked first, because a token request without a session logs an error in the console.
  if (!(await asked(client.getSession()))) return;
  const { data, error } = await answered(client.token());
  if (error && error.status !== 401) throw refusal(error);
  return data?.token;
}

async function secondStepOf({ twoFactorEnabled }: { twoFactorEnabled: boolean | null | undefined }) {
  const listed = (await asked(client.$fetch<Passkey[]>('/passkey/list-user-passkeys'))) ?? [];
  const passkeys = listed.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? '',
    addedAt: new Date(createdAt).toISOString(),
  }));
  return { hasApp: !!twoFactorEnabled, passkeys };
}

async function sessionId() {
  const { data } = await client.getSession();
  return data?.session.id;
}

const googleRefusal = (code: string) => new IdentityError(code, googleSentence(code));

function googleSentence(code: string) {
  if (code === 'account_not_linked')
    return t(
      'There is an account with this e-mail, and nobody has confirmed that it is yours. Log in with the password.',
    );
  if (code === 'POPUP_BLOCKED') return t('Please allow pop-ups for this page, then try again.');
  if (code === 'POPUP_CLOSED' || code === 'access_denied') return t('Google login was cancelled. You can try again.');
  return t('That did not work. Please try again.');
}
