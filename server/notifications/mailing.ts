import type { DealSettings } from '#contract/deal-settings.ts';
import { choicesOf, NOTICE_KINDS } from '#contract/notice-preferences.ts';
import { inLanguage } from '#language/current.ts';
import { offeredLanguage } from '#language/languages.ts';
import { MailRefused } from '../../mail/mailer.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { insist } from '../database/insist.ts';
import { payoutWaitOf } from '../money/payout-waits/payout-waits.ts';
import { type Claimed, done, drain, type Log, retry } from '../outbox/outbox.ts';
import { letterBike, letterPicture } from './letter-bikes.ts';
import * as queries from './mail-queries.ts';
import { letters } from './outbox.ts';
import { choiceOf } from './preferences/preferences.ts';
import { bikeOf, bikesOf, type Enclosed, kindOf, letterFor, upToDate } from './texts.ts';
import { stopAddress } from './unsubscribe/unsubscribe.ts';

const AT_ONCE = 10;

type MailingServices = Pick<AppContext, 'sql' | 'mailer' | 'settings' | 'publicUrl' | 'stopTokens'>;

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

async function mail(services: MailingServices, notice: queries.Outgoing & Claimed) {
  const { sql, mailer, settings } = services;
  const box = letters(settings);
  const [row] = await queries.letter(sql, notice);
  const letter =
    row &&
    isWanted(row) &&
    (await inLanguage(offeredLanguage(row.readerLanguage), () => written(services, notice, row)));
  try {
    if (letter) await mailer.send(letter);
  } catch (cause) {
    if (!(cause instanceof MailRefused)) throw new OutOfReach('The mail server cannot be reached', { cause });
    return retry(sql, box, notice, { fault: `The mail server answered ${cause.status ?? 'without a status'}` });
  }
  const set = () => sql`next_mail_at = null ${letter ? sql`, mailed_at = now()` : sql``}`;
  await insist(() => done(sql, box, notice, { set: set() }), (box.leaseSeconds / 2) * 1_000);
}

/** Asked when it is sent, so that nothing comes after one has said no. */
function isWanted(row: queries.LetterRow) {
  const kind = kindOf(row);
  const isStale = row.isRead && 'isMailedUnread' in NOTICE_KINDS[kind];
  return choiceOf(kind, 'mail', row.choices) === 'on' && !isStale;
}

/** Undefined: what it would tell is no longer true. */
async function written(services: MailingServices, notice: queries.Outgoing, row: queries.LetterRow) {
  const { sql, settings, publicUrl } = services;
  const listed = bikesOf(row);
  const onSale = listed.length ? await queries.bikesOnSale(sql, listed) : [];
  const now = upToDate(row, new Map(onSale.map(({ id, cents }) => [id, cents])));
  if (!now) return;
  const bikes = onSale.map((bike) => letterBike(bike, publicUrl));
  return letterFor(now, settings, publicUrl, { ...(await enclosedIn(services, notice, now)), bikes });
}

async function enclosedIn(
  services: MailingServices,
  notice: queries.Outgoing,
  row: queries.LetterRow,
): Promise<Enclosed> {
  const { sql, settings, publicUrl } = services;
  const bike = bikeOf({ ...row, ...notice });
  const kind = kindOf(row);
  const [wait, [cover]] = await Promise.all([
    waitFor(sql, settings, notice, row),
    bike ? queries.cover(sql, bike) : [],
  ]);
  return {
    wait,
    picture: cover && letterPicture(cover, publicUrl),
    stop: choicesOf(kind, 'mail').includes('off') ? stopAddress(services, { userId: notice.userId, kind }) : undefined,
  };
}
