import { ENDED_STATUSES } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { PayoutWait } from '#contract/payout-waits.ts';
import { letter, type Part } from '../../mail/letters.ts';
import type { Mail } from '../../mail/mailer.ts';
import { EVENTS, type EventVerb, eventSentence, fill, summaryOf } from '../deals/wording/wording.ts';
import { calendarFile } from './calendar.ts';
import { dealPageFacts } from './deal-page-facts.ts';
import { factsOf, moment, type TextFragments } from './facts.ts';
import type { LetterRow } from './mail-queries.ts';
import { PERSONAL, type PersonalVerb } from './personal.ts';
import type { NoticeRow } from './queries.ts';

const LATE_MS = 60 * 60_000;
const LONGEST_REASON = 200;

type LetterSettings = Pick<DealSettings, 'latePercent' | 'payoutWaitDays' | 'payoutWeekLimit' | 'bankChangeHours'>;

export function sentenceFor(row: NoticeRow, settings: LetterSettings): string {
  if (isPersonal(row)) return PERSONAL[row.verb].text(row.facts ?? {}, row.at);
  const sentence = eventSentence(row, row.asRole, factsOf(row, settings));
  const byPerson = row.actor !== 'clock' && row.actor !== 'provider';
  return row.reason && byPerson ? `${sentence} “${shortened(row.reason)}”` : sentence;
}

/** Quotes no user text. Only the last of several mails states the status: a backlog must not contradict itself. */
export function letterFor(row: LetterRow, settings: LetterSettings, publicUrl: string, wait?: PayoutWait): Mail {
  if (isPersonal(row)) return personalLetter(row, publicUrl);
  const link = `${publicUrl}/dashboard/deal/${row.bookingId}`;
  const plain = factsOf(row, settings, wait);
  const facts = quoted(plain, row);
  const parts: Part[] = [
    `${facts.bike}, ${facts.price}`,
    eventSentence(row, row.asRole, facts),
    ...(Date.now() - row.at.getTime() > LATE_MS ? [`This was on ${moment(row.at)}.`] : []),
    ...(row.isLast && row.verb !== 'payout-sent' ? [...statusParts(row, settings), ...dealPageFacts(row, facts)] : []),
    { label: 'See the deal', link },
  ];
  const mail = letter({ name: row.readerName, email: row.readerEmail }, `${titleOf(row)}: ${plain.bike}`, parts);
  return { ...mail, id: messageId(row, publicUrl), calendar: calendarOf(row, plain, settings, link) };
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
    text: `${description} See ${link}`,
    link,
  });
}

function personalLetter(row: LetterRow & { verb: PersonalVerb }, publicUrl: string): Mail {
  const { title, text, next } = PERSONAL[row.verb];
  const parts = [
    text(row.facts ?? {}, row.at),
    ...next,
    { label: 'See your payouts', link: `${publicUrl}/dashboard/payouts` },
  ];
  return { ...letter({ name: row.readerName, email: row.readerEmail }, title, parts), id: messageId(row, publicUrl) };
}

const isPersonal = <R extends NoticeRow>(row: R): row is R & { verb: PersonalVerb } => row.verb in PERSONAL;

const messageId = ({ id }: { id: string }, publicUrl: string) => `${id}@${new URL(publicUrl).hostname}`;

/** User names are quoted and bidi-isolated in mails, so that they cannot pose as text of ours. */
function quoted(facts: TextFragments, { actor }: LetterRow): TextFragments {
  const unnamed = ['The buyer', 'The seller', 'the bike'];
  const quote = (name: string) => (unnamed.includes(name) ? name : `“\u2068${name}\u2069”`);
  const [buyer, seller] = [quote(facts.buyer), quote(facts.seller)];
  const mover = actor === 'buyer' ? buyer : actor === 'seller' ? seller : facts.mover;
  return { ...facts, buyer, seller, mover, bike: quote(facts.bike), place: facts.place && quote(facts.place) };
}

function titleOf({ verb, asRole }: NoticeRow): string {
  const event = EVENTS[verb as EventVerb];
  return event?.titles?.[asRole] ?? event?.title ?? 'News';
}

function statusParts(row: LetterRow, settings: LetterSettings): string[] {
  const { now, next, otherwise } = summaryOf(row, row.asRole, settings);
  if (ENDED_STATUSES.includes(row.status) && row.to === row.status) return [];
  const until = otherwise && moment(new Date(otherwise.until));
  return [[`${now}.`, next].filter(Boolean).join(' '), ...(otherwise ? [fill(otherwise.text, { until })] : [])];
}

function shortened(reason: string) {
  const line = reason.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1).trimEnd()}…` : line;
}
