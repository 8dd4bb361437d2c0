import { t } from '#language/t.ts';
import { asked, client, reached } from './better-auth-client.ts';
import { withNewCookie } from './cookie-lock.ts';
import { IdentityError } from './identity-client.ts';
import type { SecondStep } from './second-step.ts';

const withPassword = (password: string | undefined) => (password === undefined ? {} : { password });

export const betterAuthSecondStep: SecondStep = {
  async beginApp(password) {
    const answer = await asked(client.twoFactor.enable({ ...withPassword(password) }));
    if (!answer || !('totpURI' in answer)) throw new IdentityError('no-app', t('That did not work. Please try again.'));
    return { uri: answer.totpURI, backupCodes: answer.backupCodes };
  },
  async finishApp(code) {
    await withNewCookie(() => reached(client.twoFactor.verifyTotp({ code: code.replace(/\s/g, '') })));
  },
  async removeApp(password) {
    await withNewCookie(() => reached(client.twoFactor.disable(withPassword(password))));
  },
  async renewBackupCodes(password) {
    const answer = await asked(client.twoFactor.generateBackupCodes(withPassword(password)));
    return answer?.backupCodes ?? [];
  },
  async addPasskey(name) {
    await reached(client.passkey.addPasskey({ name }));
  },
  async renamePasskey(id, name) {
    await reached(client.$fetch('/passkey/update-passkey', { method: 'POST', body: { id, name } }));
  },
  async removePasskey(id) {
    await reached(client.$fetch('/passkey/delete-passkey', { method: 'POST', body: { id } }));
  },
};
