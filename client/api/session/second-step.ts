import { lazyScript } from '#client/browser/lazy-import.ts';

// Only the account page changes it.
const load = () => import('./better-auth-second-step.ts');
const provider = async () => (await lazyScript(load)).betterAuthSecondStep;

/** What an app needs to make codes, and what takes their place when the app is lost. */
export interface AppSetup {
  /** For the app's camera. */
  uri: string;
  backupCodes: string[];
}

/** How a person changes their second step. Whoever has a password is asked for it. */
export interface SecondStep {
  beginApp(password: string | undefined): Promise<AppSetup>;
  /** From here on, logging in with the password asks for a code. */
  finishApp(code: string): Promise<void>;
  removeApp(password: string | undefined): Promise<void>;
  /** The ones from before are good for nothing any more. */
  renewBackupCodes(password: string | undefined): Promise<string[]>;
  addPasskey(name: string): Promise<void>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;
}

export const secondStep: SecondStep = {
  beginApp: async (password) => (await provider()).beginApp(password),
  finishApp: async (code) => (await provider()).finishApp(code),
  removeApp: async (password) => (await provider()).removeApp(password),
  renewBackupCodes: async (password) => (await provider()).renewBackupCodes(password),
  addPasskey: async (name) => (await provider()).addPasskey(name),
  renamePasskey: async (id, name) => (await provider()).renamePasskey(id, name),
  removePasskey: async (id) => (await provider()).removePasskey(id),
};
