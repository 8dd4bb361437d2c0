import { ENDED_STATUSES } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { UNTIL } from '#contract/deal-summary.ts';
import type { NoticeKind } from '#contract/notice-preferences.ts';
import type { PayoutWait } from '#contract/payout-waits.ts';
import { pageUrl } from '#language/page-url.ts';
import { message, t } from '#language/t.ts';
import { type LetterBike, letter, type Part, plain } from '../../mail/letters.ts';
import type { Mail } from '../../mail/mailer.ts';
import { EVENTS, type EventVerb, eventSentence, summaryOf } from '../deals/wording/wording.ts';
import { calendarFile } from './calendar.ts';
import { dealPageFacts } from './deal-page-facts.ts';
import { factsOf, moment, type TextFragments } from './facts.ts';
import { adminsFooter, footerOf } from './footers.ts';
import type { LetterRow } from './mail-queries.ts';
import { PERSONAL, type PersonalVerb } from './personal/personal.ts';
import type { OnSale, Telling } from './personal/personal-text.ts';
import type { NoticeRow } from './queries.ts';

const LATE_MS = 60 * 60_000;
const LONGEST_REASON = 200;

type LetterSettings = Pick<DealSettings, 'latePercent' | 'payoutWaitDays' | 'payoutWeekLimit' | 'bankChangeHours'>;

export function headingFor(row: NoticeRow): { title: string; path: string } {
  if (!isPersonal(row)) return { title: row.productName, path: `/dashboard/deal/${row.bookingId}` };
  const { title, link } = PERSONAL[row.verb];
  const facts = row.facts ?? {};
  return { title: title(facts, { at: row.at, name: unquoted }), path: link(facts).path };
}

export function sentenceFor(row: NoticeRow, settings: LetterSettings): string {
  if (isPersonal(row)) return PERSONAL[row.verb].text(row.facts ?? {}, { at: row.at, name: unquoted });
  const sentence = eventSentence(row, row.asRole, factsOf(row, settings));
  const byPerson = row.actor !== 'clock' && row.actor !== 'provider';
  return row.reason && byPerson ? t('{sentence} “{reason}”', { sentence, reason: shortened(row.reason) }) : sentence;
}

export interface Enclosed {
  wait?: PayoutWait | undefined;
  /** That the letter lists. */
  bikes?: LetterBike[] | undefined;
  /** Address of the bike's picture. */
  picture?: string | undefined;
  /** Address that stops letters of this kind. */
  stop?: string | undefined;
}

/** Quotes no user text. Only the last of several mails states the status: a backlog must not contradict itself. */
export function letterFor(row: LetterRow, settings: LetterSettings, publicUrl: string, enclosed: Enclosed = {}): Mail {
  if (isPersonal(row)) return personalLetter(row, publicUrl, enclosed);
  const link = pageUrl(publicUrl, `/dashboard/deal/${row.bookingId}`);
  const unquotedFacts = factsOf(row, settings, enclosed.wait);
  const facts = quoted(unquotedFacts, row);
  const sentence = eventSentence(row, row.asRole, facts);
  const parts: Part[] = [
    t('{bike}, {price}', { bike: facts.bike, price: facts.price }),
    sentence,
    ...(Date.now() - row.at.getTime() > LATE_MS ? [t('This was on {moment}.', { moment: moment(row.at) })] : []),
    ...(row.isLast && row.verb !== 'payout-sent' ? [...statusParts(row, settings), ...dealPageFacts(row, facts)] : []),
    { label: t('See the deal'), link },
  ];
  const subject = t('{news}: {bike}', { news: titleOf(row), bike: unquotedFacts.bike });
  const mail = letter({ name: row.readerName, email: row.readerEmail }, subject, parts, {
    preview: sentence,
    picture: pictureOf(enclosed, unquotedFacts.bike),
    footer: row.asRole === 'admin' ? adminsFooter() : footerOf(kindOf(row), publicUrl),
  });
  return { ...mail, id: messageId(row, publicUrl), calendar: calendarOf(row, unquotedFacts, settings, link) };
}

const MEETING_MINUTES = 60;

const WITHDRAWING: string[] = ['cancel', 'cancel-late', 'propose'];

function calendarOf(row: LetterRow, facts: TextFragments, settings: LetterSettings, link: string) {
  const stands = row.status === 'meeting-agreed';
  const isAgreed = row.verb === 'accept' && stands && !!row.meetingAt;
  const isWithdrawn = WITHDRAWING.includes(row.verb) && row.from === 'meeting-agreed' && !stands;
  if (!isAgreed && !isWithdrawn) return undefined;
  const description = isAgreed ? summaryOf(row, row.asRole, settings).next : eventSentence(row, row.asRole, facts);
  return calendarFile({
    id: `meeting-${row.bookingId}@${new URL(link).hostname}`,
    revision: Math.floor(row.at.getTime() / 1000),
    stampedAt: row.at,
    from: row.meetingAt,
    minutes: MEETING_MINUTES,
    isWithdrawn,
    title: `Kickstand: ${facts.bike}`,
    place: facts.place ?? '',
    text: `${description} ${t('See {link}', { link })}`,
    link,
  });
}

function personalLetter(row: LetterRow & { verb: PersonalVerb }, publicUrl: string, enclosed: Enclosed): Mail {
  const { kind, title, text, more, link } = PERSONAL[row.verb];
  const facts = row.facts ?? {};
  const telling = { at: row.at, name: isolated };
  const { label, path } = link(facts);
  const { bikes = [] } = enclosed;
  const parts: Part[] = [
    text(facts, telling),
    ...(bikes.length ? [{ bikes }] : []),
    { label, link: pageUrl(publicUrl, path) },
    ...(more?.(facts, telling) ?? []),
  ];
  const subject = title(facts, { at: row.at, name: unquoted });
  const mail = letter({ name: row.readerName, email: row.readerEmail }, subject, parts, {
    picture: pictureOf(enclosed, t('The bike')),
    footer: footerOf(kind, publicUrl, enclosed.stop),
  });
  return { ...mail, id: messageId(row, publicUrl), ...(enclosed.stop && { stop: enclosed.stop }) };
}

const pictureOf = ({ picture }: Enclosed, alt: string) => (picture ? { address: picture, alt } : undefined);

export function kindOf({ verb }: Pick<NoticeRow, 'verb'>): NoticeKind {
  if (verb in PERSONAL) return PERSONAL[verb as PersonalVerb].kind;
  return verb.startsWith('payout-') ? 'payouts' : 'deals';
}

/** Ids of the products that a letter lists. */
export const bikesOf = (row: NoticeRow): string[] =>
  isPersonal(row) ? (PERSONAL[row.verb].bikes?.(row.facts ?? {}) ?? []) : [];

/** With what is true when it is sent; undefined: nothing is. */
export function upToDate<R extends NoticeRow>(row: R, onSale: OnSale): R | undefined {
  const now = isPersonal(row) && PERSONAL[row.verb].now;
  if (!now) return row;
  const facts = now(row.facts ?? {}, onSale);
  return facts && { ...row, facts };
}

/** The product whose picture a letter shows. */
export function bikeOf(row: NoticeRow & { productId: string }): string | undefined {
  return isPersonal(row) ? PERSONAL[row.verb].bike?.(row.facts ?? {}) : row.productId;
}

const unquoted: Telling['name'] = (words, otherwise) => plain(words ?? '') || otherwise;

const isolated: Telling['name'] = (words, otherwise) => {
  const name = plain(words ?? '');
  return name ? quote(name) : otherwise;
};

const isPersonal = <R extends NoticeRow>(row: R): row is R & { verb: PersonalVerb } => row.verb in PERSONAL;

const messageId = ({ id }: { id: string }, publicUrl: string) => `${id}@${new URL(publicUrl).hostname}`;

const quote = (name: string) => `“\u2068${name}\u2069”`;

/** User names are quoted and bidi-isolated in mails, so that they cannot pose as text of ours. */
function quoted(facts: TextFragments, { actor }: LetterRow): TextFragments {
  const unnamed = [t('The buyer'), t('The seller'), t('the bike||instead of its name')];
  const quoteName = (name: string) => (unnamed.includes(name) ? name : quote(name));
  const [buyer, seller] = [quoteName(facts.buyer), quoteName(facts.seller)];
  const mover = actor === 'buyer' ? buyer : actor === 'seller' ? seller : facts.mover;
  return { ...facts, buyer, seller, mover, bike: quoteName(facts.bike), place: facts.place && quote(facts.place) };
}

const NEWS = message('News||of a deal, in a few words');

function titleOf({ verb, asRole }: NoticeRow): string {
  const event = EVENTS[verb as EventVerb];
  return t(event?.titles?.[asRole] ?? event?.title ?? NEWS);
}

function statusParts(row: LetterRow, settings: LetterSettings): string[] {
  const { now, next, otherwise } = summaryOf(row, row.asRole, settings);
  if (ENDED_STATUSES.includes(row.status) && row.to === row.status) return [];
  const stands = [t('{state}.', { state: now }), next].filter(Boolean).join(' ');
  if (!otherwise) return [stands];
  return [stands, otherwise.text.replace(UNTIL, moment(new Date(otherwise.until)))];
}

function shortened(reason: string) {
  const line = reason.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1).trimEnd()}…` : line;
}
