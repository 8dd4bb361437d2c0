import { knowsAnyOf } from '../../identity/known-accounts.ts';
import { connect, type DatabaseTarget } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Env } from '../env.ts';
import { terminalLog } from '../http/log-lines.ts';
import { createLogger } from '../http/logging.ts';
import { ensureOwnIssuer, type Standing } from '../users/own-issuer/own-issuer.ts';

/** The trusted issuer, and every public address so far. */
export interface Settled {
  issuer: string;
  addresses: string[];
}

export async function settle(env: Env, target: DatabaseTarget): Promise<Settled> {
  const sql = connect(target, { max: 1 });
  const identitySql = connect(target, { schema: 'identity', max: 1 });
  try {
    await migrate(sql);
    const standing = await ensureOwnIssuer(sql, {
      address: new URL(env.publicUrl).origin,
      ...(!env.ID_ISSUER && { knowsAnyOf: (people) => knowsAnyOf(identitySql, people) }),
    });
    logStanding(env, standing);
    return { issuer: env.ID_ISSUER ?? standing.ownIssuer ?? '', addresses: standing.addresses };
  } finally {
    await Promise.all([sql.end({ timeout: 5 }), identitySql.end({ timeout: 5 })]);
  }
}

function logStanding(env: Env, { movedFrom, renamed, addresses }: Standing) {
  const log = createLogger(env.LOG_LEVEL, terminalLog(env));
  if (renamed > 0) log.info({ people: renamed }, 'People who were known under former addresses are known again');
  if (movedFrom)
    log.warn(
      { from: movedFrom, to: addresses.at(-1) },
      'The address is another than at the last start: passkeys of the former one do not work here, and everybody logs in anew',
    );
}
