import { existsSync } from 'node:fs';

const FILE = '.env';

/** Environment variables take precedence. */
export function readSettingsFile() {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
