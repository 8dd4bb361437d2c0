import type { DealSettings } from '#contract/deal-settings.ts';
import { MailRefused } from '../../mail/mailer.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { payoutWaitOf } from '../money/payout-waits/payout-waits.ts';
import { type Claimed, done, drain, type Log, retry } from '../outbox/outbox.ts';
import * as queries from './mail-queries.ts';
import { letters } from './outbox.ts';
import { letterFor } from './texts.ts';

const AT_ONCE = 10;

type MailingServices = Pick<AppContext, 'sql' | 'mailer' | 'settings' | 'publicUrl'>;

class OutOfReach extends Error {}

/**
 * At least once, in order per recipient; mailboxes drop duplicates by Message-ID. Outages delay mails without limit.
 */
export async function mailNotices(services: MailingServices, log: Log, left?: AbortSignal) {
  const isOutage = (fault: unknown) => fault instanceof OutOfReach;
  try {
    await drain(services.sql, letters(services.settings), {
      work: (letter) => mail(services, letter),
      atOnce: AT_ONCE,
      isOutage,
      left,
      log,
    });
  } catch (fault) {
    if (!(fault instanceof OutOfReach)) throw fault;
    log.warn?.({ err: fault.cause }, 'The mail server cannot be reached: letters wait');
  }
}

async function waitFor(sql: Sql, settings: DealSettings, { userId }: queries.Outgoing, row: queries.LetterRow) {
  if (!row.bookingId || row.asRole !== 'seller' || !row.payoutCents) return undefined;
  return payoutWaitOf(sql, settings, { sellerId: userId, id: row.bookingId });
}

async function mail({ sql, mailer, settings, publicUrl }: MailingServices, notice: queries.Outgoing & Claimed) {
  const box = letters(settings);
  const [row] = await queries.letter(sql, notice);
  const letter = row && letterFor(row, settings, publicUrl, await waitFor(sql, settings, notice, row));
  try {
    if (letter) await mailer.send(letter);
  } catch (cause) {
    if (!(cause instanceof MailRefused)) throw new OutOfReach('The mail server cannot be reached', { cause });
    return retry(sql, box, notice, { fault: `The mail server answered ${cause.status ?? 'without a status'}` });
  }
  await done(sql, box, notice, { set: sql`next_mail_at = null ${row ? sql`, mailed_at = now()` : sql``}` });
}
