import type { FastifyBaseLogger } from 'fastify';
import type { DealSettings } from '#contract/deal-settings.ts';
import { MailRefused } from '../../mail/mailer.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { payoutWaitOf } from '../money/payout-waits/payout-waits.ts';
import * as queries from './mail-queries.ts';
import { letterFor } from './texts.ts';

const AT_ONCE = 10;
/** Lease longer than any SMTP timeout. */
const CLAIM_MINUTES = 5;
const AGAIN_MINUTES = 1;
/** About three days of retries for a rejecting mailbox. */
const MOST_REFUSALS = 20;

type MailingServices = Pick<AppContext, 'sql' | 'mailer' | 'settings' | 'publicUrl'>;
type Log = Pick<FastifyBaseLogger, 'warn'>;
type Outcome = 'done' | 'not ours' | { outOfReach: unknown };

/**
 * Sends due mails, oldest first and in order per recipient, at least once. The Message-ID is stable, so that mailboxes
 * drop duplicates. While the mail server is down, mails wait without limit.
 */
export async function mailNotices(services: MailingServices, log: Log, parting?: AbortSignal) {
  while (!parting?.aborted) {
    const due = await queries.due(services.sql, services.settings, AT_ONCE);
    const perPerson = [...Map.groupBy(due, ({ userId }) => userId).values()];
    const outcomes = (await Promise.all(perPerson.map((letters) => inTurn(services, letters, log)))).flat();
    const waiting = outcomes.filter((outcome) => typeof outcome === 'object');
    if (waiting[0]) log.warn({ err: waiting[0].outOfReach }, 'The mail server cannot be reached: letters wait');
    if (due.length < AT_ONCE || waiting.length === due.length) return;
  }
}

async function inTurn(services: MailingServices, letters: queries.Outgoing[], log: Log) {
  const outcomes: Outcome[] = [];
  for (const letter of letters) outcomes.push(await mail(services, letter, log));
  return outcomes;
}

/** Why a payout waits, for mails that mention one. */
async function waitFor(sql: Sql, settings: DealSettings, { userId }: queries.Outgoing, row: queries.LetterRow) {
  if (!row.bookingId || row.asRole !== 'seller' || !row.payoutCents) return undefined;
  return payoutWaitOf(sql, settings, { sellerId: userId, id: row.bookingId });
}

async function mail(
  { sql, mailer, settings, publicUrl }: MailingServices,
  notice: queries.Outgoing,
  log: Log,
): Promise<Outcome> {
  const [claimed] = await queries.claim(sql, settings, notice, CLAIM_MINUTES);
  if (!claimed) return 'not ours';
  const [row] = await queries.letter(sql, notice);
  try {
    if (row) await mailer.send(letterFor(row, settings, publicUrl, await waitFor(sql, settings, notice, row)));
  } catch (err) {
    if (!(err instanceof MailRefused)) {
      await queries.postpone(sql, notice, AGAIN_MINUTES);
      return { outOfReach: err };
    }
    const [refused] = await queries.refuse(sql, notice, MOST_REFUSALS);
    const facts = { notice: notice.id, status: err.status };
    log.warn(facts, refused?.givenUp ? 'A letter was given up' : 'A letter was refused');
    return 'done';
  }
  await queries.finish(sql, notice, !!row);
  return 'done';
}
