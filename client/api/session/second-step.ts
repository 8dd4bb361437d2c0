import { lazyImport } from '#client/browser/lazy-import.ts';

const load = () => import('./better-auth-second-step.ts');
const provider = async () => (await lazyImport(load)).betterAuthSecondStep;

export interface AppSetup {
  uri: string;
  backupCodes: string[];
}

/** Changes to the second step. A person with a password has to confirm it. */
export interface SecondStep {
  beginApp(password: string | undefined): Promise<AppSetup>;
  finishApp(code: string): Promise<void>;
  removeApp(password: string | undefined): Promise<void>;
  /** Invalidates the previous codes. */
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
