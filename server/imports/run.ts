import type { ListingSettings } from '#contract/listing-limit.ts';
import { inLanguage } from '#language/current.ts';
import { offeredLanguage, SOURCE } from '#language/languages.ts';
import { t } from '#language/t.ts';
import { isDatabaseDown, type Sql } from '../database/connect.ts';
import { isTransactionRollback } from '../database/retry.ts';
import { attempt, claim, drain, type Log } from '../outbox/outbox.ts';
import { HasLeft } from '../users/membership/membership.ts';
import { check } from './check.ts';
import { FileFault } from './file-fault.ts';
import { list } from './list.ts';
import { fail, type Held, IMPORTS, LostLease } from './outbox.ts';
import * as queries from './queries.ts';
import { NoReader } from './reader.ts';

/** Personal data in the files is deleted then; the listings stay. */
const KEPT_DAYS = 30;

export interface Importing {
  sql: Sql;
  listing?: ListingSettings | undefined;
  frameSecret: string;
}

export async function pursue(market: Importing, id: string, log: Log): Promise<void> {
  const held = await claim(market.sql, IMPORTS, { id }).catch((error) => {
    if (!isDatabaseDown(error) && !isTransactionRollback(error))
      log.error?.({ err: error }, 'An import could not be taken up');
  });
  if (held) await attempt(market.sql, IMPORTS, held, () => run(market, held, log), log);
}

async function run({ sql, listing, frameSecret }: Importing, held: Held, log: Log) {
  try {
    if (held.state === 'checking') await check({ sql, frameSecret }, held);
    if (held.state === 'importing') await list(sql, held, listing);
  } catch (error) {
    // Another worker resumes when our lease expires.
    if (error instanceof LostLease || error instanceof HasLeft || error instanceof NoReader) return;
    if (isDatabaseDown(error) || isTransactionRollback(error)) return;
    if (error instanceof FileFault) return fail(sql, held, error.message).catch(() => {});
    log.error?.({ err: error }, 'An import failed');
    const fault = t('Something went wrong on our side while this import ran. Please send the file again.');
    return fail(sql, held, fault).catch(() => {});
  }
}

export async function goOnWithImports(market: Importing, log: Log): Promise<void> {
  const work = async (held: Held) => {
    // What is found is kept as text; `pursue` runs in a call of the seller, in that language.
    const [seller] = await queries.languageOf(market.sql, held.sellerId).catch(() => []);
    return inLanguage(offeredLanguage(seller?.language ?? SOURCE), () => run(market, held, log));
  };
  await drain(market.sql, IMPORTS, { work, atOnce: 1, log });
}

export async function forgetOldImports(sql: Sql): Promise<void> {
  await queries.forget(sql, KEPT_DAYS);
  await queries.forgetMappings(sql);
}
