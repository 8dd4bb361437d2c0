import { resolve } from 'node:path';
import type { Env } from '../env.ts';

export async function welcome(
  env: Pick<Env, 'demo' | 'publicUrl' | 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL' | 'ID_ISSUER'>,
): Promise<string[]> {
  const data = resolve(env.DATA_DIR);
  const { demoSignIns } = env.demo && !env.ID_ISSUER ? await import('../demo/sign-ins.ts') : { demoSignIns: [] };
  const emails = demoSignIns.map(({ email }) => email).join(', ');
  return [
    ...(demoSignIns[0] ? [`Sign in:  ${emails}; the password is ${demoSignIns[0].password}`] : []),
    ...(env.SMTP_URL ? [] : [`Mails:    ${env.publicUrl}/dev/mail`]),
    env.DATABASE_URL ? `Files:    ${data}` : `Data:     ${data}; delete this folder to begin anew`,
    'Stop:     Ctrl+C',
  ];
}
