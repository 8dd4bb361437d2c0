import { resolve } from 'node:path';
import { demoSignIns } from '../demo/demo.ts';
import type { Env } from '../env.ts';

/** Hints for somebody who tries the marketplace out. */
export function welcome(
  env: Pick<Env, 'demo' | 'publicUrl' | 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL' | 'ID_ISSUER'>,
): string[] {
  const data = resolve(env.DATA_DIR);
  const emails = demoSignIns.map(({ email }) => email).join(', ');
  return [
    ...(env.demo && !env.ID_ISSUER ? [`Sign in:  ${emails}; the password is ${demoSignIns[0]?.password}`] : []),
    ...(env.SMTP_URL ? [] : [`Mails:    ${env.publicUrl}/dev/mail`]),
    env.DATABASE_URL ? `Files:    ${data}` : `Data:     ${data}; delete this folder to begin anew`,
    'Stop:     Ctrl+C',
  ];
}
