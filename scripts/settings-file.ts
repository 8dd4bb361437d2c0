import { existsSync } from 'node:fs';

const FILE = '.env';

/** Settings of the working folder; what the environment says itself comes first. */
export function readSettingsFile() {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
