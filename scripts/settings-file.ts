import { existsSync } from 'node:fs';

const FILE = '.env';

/** Loads `.env`; environment variables take precedence. */
export function readSettingsFile() {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
