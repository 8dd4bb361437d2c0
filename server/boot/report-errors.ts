import type { Env } from '../env.ts';
import { openErrorReports } from '../error-reports/error-reports.ts';
import { observeErrors } from '../http/logging.ts';
import { readVersion } from './version.ts';

export async function reportErrors({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT, NODE_ENV }: Env) {
  if (!dsn) return;
  const { version, commit } = await readVersion();
  const release = `kickstand@${version}${commit ? `+${commit}` : ''}`;
  observeErrors(openErrorReports(dsn, { release, environment: SENTRY_ENVIRONMENT ?? NODE_ENV }));
}
