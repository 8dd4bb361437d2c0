import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOOKING_STATUSES, ENDED_STATUSES } from '#contract/deal-machine.ts';
import { DealSettings } from '#contract/deal-settings.ts';
import { EVENTS, type EventVerb, summaryOf } from '../deals/wording/wording.ts';
import type { LetterRow } from './mail-queries.ts';
import { letterRow as row } from './testing/letter-row.ts';
import { letterFor, sentenceFor } from './texts.ts';

const settings = DealSettings.parse({ latePercent: 2 });
const { at } = row;

const verbs = Object.keys(EVENTS) as EventVerb[];
const events = verbs.flatMap((verb) => EVENTS[verb].to.map((asRole) => ({ verb, asRole })));
const own = verbs
  .filter((verb) => EVENTS[verb].confirms)
  .flatMap((verb) => (['buyer', 'seller'] as const).map((asRole) => ({ verb, asRole, actor: asRole })));
const DEAL = `https://bikes.example.test/dashboard/deal/${row.bookingId}`;
const letter = (changes: Partial<LetterRow>) =>
  letterFor({ ...row, ...changes }, settings, 'https://bikes.example.test');

test('a letter says how the deal stands as the page does, with the moment written out', () => {
  for (const status of BOOKING_STATUSES)
    for (const asRole of ['buyer', 'seller', 'admin'] as const) {
      const changes = { verb: 'state', status, asRole, to: null, handedOver: true } as const;
      const { now, next, otherwise } = summaryOf({ ...row, ...changes }, asRole, settings);
      const paragraphs = letter(changes).text.split('\n\n');
      assert.ok(paragraphs.includes(next ? `${now}. ${next}` : `${now}.`), `${status} for the ${asRole}`);
      const moment = 'Wednesday, November 25, 2026 at 10:00 AM UTC';
      if (otherwise) assert.ok(paragraphs.includes(otherwise.text.replace('{until}', moment)), status);
    }
});

test('an end is not repeated after the event that led to it, but told after another one', () => {
  assert.doesNotMatch(letter({}).text, /This deal was cancelled/);
  assert.match(
    letter({ verb: 'pay', to: 'paid', at: new Date() }).text,
    /You have paid \$1,450\.50\.\n\nThis deal was cancelled\./,
  );
});

test('every text is whole sentences, whatever is not known of the deal', () => {
  const unknown = { dueAt: null, meetingAt: null, from: null, buyerName: '<>', sellerName: '…', productName: '!' };
  for (const facts of [{}, unknown])
    for (const { verb, asRole, ...mover } of [...events, ...own]) {
      const sentence = sentenceFor({ ...row, ...facts, ...mover, verb, asRole }, settings);
      assertSentences(sentence, `${verb} for the ${asRole}`);
      for (const status of BOOKING_STATUSES) {
        const { text, subject } = letter({ ...facts, ...mover, verb, asRole, status });
        assert.doesNotMatch(subject, /undefined|null|^:|: $/);
        const [, , , ...paragraphs] = text.split('\n\n').slice(0, -2);
        for (const paragraph of paragraphs) assertSentences(paragraph, `${status} for the ${asRole}`);
      }
    }
});

test('as long as a deal goes on, a letter says until when, and what happens if nobody does anything', () => {
  for (const status of BOOKING_STATUSES.filter((status) => !ENDED_STATUSES.includes(status)))
    for (const asRole of ['buyer', 'seller'] as const) {
      if (['charge-disputed', 'completed'].includes(status)) continue;
      const { text } = letter({ verb: 'pay', status, asRole });
      assert.match(text, /Wednesday, November 25, 2026 at 10:00 AM UTC/, status);
      assert.match(text, /\bIf no one acts by /, status);
    }
});

test('where the money goes is said in figures', () => {
  const shared = { status: 'no-show', refundCents: 142_149, payoutCents: 2901 } as const;
  assert.match(letter({ ...shared, verb: 'uphold', asRole: 'buyer' }).text, /\$1,421\.49 goes back to the card/);
  assert.match(letter({ ...shared, verb: 'uphold', asRole: 'seller' }).text, /\$29\.01 goes to your payout account/);
  const done = { status: 'completed', payoutCents: 130_545, feeCents: 14_505, verb: 'confirm' } as const;
  assert.match(letter({ ...done, asRole: 'seller' }).text, /\$1,305\.45 .* Our fee was \$145\.05\./);
  const unpaid = { status: 'expired', verb: 'expire', capturedCents: 0 } as const;
  assert.match(letter({ ...unpaid, asRole: 'buyer' }).text, /Nothing was charged/);
  assert.match(letter({ ...unpaid, asRole: 'seller' }).text, /on sale again/);
});

test('only the last of several letters says how the deal stands', () => {
  assert.match(letter({ status: 'disputed', verb: 'dispute' }).text, /If no one acts by/);
  assert.doesNotMatch(letter({ status: 'disputed', verb: 'dispute', isLast: false }).text, /If no one acts by/);
});

test('a letter that comes late says when it was, one that comes at once does not', () => {
  assert.match(letter({}).text, /This was on Friday, November 20, 2026 at 10:00 AM UTC\./);
  assert.doesNotMatch(letter({ at: new Date() }).text, /This was/);
});

test('strangers put no link, no address and no words of theirs into a letter', () => {
  const evil = {
    sellerName: 'http://evil.test/x <b>Call +880 1700</b> me@evil.test',
    productName: 'Win at www.evil.test/prize! <a href="//evil.test">',
    reason: 'Pay me at https://evil.test instead',
    status: 'cancelled',
  } as const;
  const { subject, text, html } = letter(evil);
  assert.doesNotMatch(subject + text + html, /evil\.test|@evil|Pay me|<b>Call|<a href="\/\//);
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  assert.deepEqual(links, [DEAL, 'https://bikes.example.test/dashboard/account#notices']);
  assert.match(
    text,
    /See the deal: https:\/\/bikes\.example\.test\/dashboard\/deal\/019a0000-0000-7000-8000-00000000000b/,
  );
});

test('a name that sounds like the market reads as a name in a letter, and keeps its direction to itself', () => {
  const { text, subject } = letter({ buyerName: 'Kickstand', verb: 'book', asRole: 'seller', actor: 'buyer' });
  assert.match(text, /“\u2068Kickstand\u2069” has booked your bike/);
  assert.doesNotMatch(text, /(?<!\u2068)Kickstand(?!\u2069)(?=.* has )/);
  assert.doesNotMatch(subject, /\u2068/);
});

test('in the marketplace the reason is told in the words of whoever gave it, and shortened', () => {
  assert.equal(
    sentenceFor({ ...row, reason: 'I sold it\nto a friend.' }, settings),
    'Iker has cancelled the deal. “I sold it to a friend.”',
  );
  assert.ok(sentenceFor({ ...row, reason: 'x'.repeat(1000) }, settings).length < 250);
  assert.doesNotMatch(sentenceFor({ ...row, actor: 'provider', reason: 'card_declined' }, settings), /card_declined/);
});

test('a letter has the same id whenever it is written', () => {
  assert.equal(letter({}).id, `${row.id}@bikes.example.test`);
});

function assertSentences(text: string, what: string) {
  assert.match(text, /^(“\u2068)?[\p{Lu}\d$].*[.!?]$/u, what);
  assert.doesNotMatch(text, /undefined|null|NaN|Invalid| {2}|\[object/, what);
}

test('whole dollars are written without cents, as on every page', () => {
  const whole = { priceCents: 85_000, capturedCents: 85_000, refundCents: 85_000, payoutCents: 85_000 };
  const texts = events.flatMap(({ verb, asRole }) => [
    sentenceFor({ ...row, ...whole, verb, asRole }, settings),
    letter({ ...whole, verb, asRole }).text,
  ]);
  assert.match(texts.join('\n'), /\$850\b/);
  assert.doesNotMatch(texts.join('\n'), /\$850\.00/);
});

const agreed = {
  verb: 'accept',
  actor: 'seller',
  status: 'meeting-agreed',
  meetingPlace: 'At the fountain, Dhanmondi (gate 2)',
  meetingZone: 'Asia/Dhaka',
} as const;

test('who has agreed on a meeting has place and time in a letter, by the clock there, and a file for the calendar', () => {
  for (const asRole of ['buyer', 'seller'] as const) {
    const { text, calendar = '' } = letter({ ...agreed, asRole });
    assert.match(
      text,
      /You meet on Tuesday, November 24, 2026 at 9:30 PM GMT\+6, at this place: “\u2068At the fountain/,
    );
    const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
    for (const line of [
      'DTSTART:20261124T153000Z',
      'DTEND:20261124T163000Z',
      'SUMMARY:Kickstand: Yamaha FZ-S V3',
      'LOCATION:At the fountain\\, Dhanmondi (gate 2)',
      `UID:meeting-${row.bookingId}@bikes.example.test`,
      'METHOD:PUBLISH',
      `DESCRIPTION:${summaryOf({ ...row, ...agreed }, asRole, settings).next?.replaceAll(',', '\\,')} See ${DEAL}`,
    ])
      assert.ok(lines.includes(line), `${line} in ${calendar}`);
    assert.deepEqual([lines[0], lines.at(-2), lines.at(-1)], ['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    for (const line of calendar.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  }
  assert.match(letter({ ...agreed, asRole: 'seller' }).text, /You have accepted a time to meet\./);
  assert.match(letter({ ...agreed, asRole: 'buyer' }).text, /Iker.* has accepted a time to meet\./);
});

test('a meeting without a known clock or place is told by UTC, and leads to the page', () => {
  const { text } = letter({ ...agreed, asRole: 'buyer', meetingPlace: null, meetingZone: null });
  assert.match(text, /You meet on Tuesday, November 24, 2026 at 3:30 PM UTC\. The place is on the deal’s page\./);
});

test('a place puts no address to click into a letter or a calendar', () => {
  const place = 'https://evil.test/x\nATTENDEE:me@evil.test <b>now</b> “here”; 路'.repeat(9);
  const { text, html, calendar = '' } = letter({ ...agreed, asRole: 'buyer', meetingPlace: place });
  assert.doesNotMatch(text + html + calendar, /evil\.test|@evil|<b>now|\nATTENDEE/);
});

test('only the step that agrees on a meeting brings a file for the calendar', () => {
  for (const changes of [{ verb: 'cancel' }, { status: 'cancelled' }, { meetingAt: null }] as const)
    assert.equal(letter({ ...agreed, asRole: 'buyer', ...changes }).calendar, undefined);
});

test('a meeting that is called off, or moved, is withdrawn from calendars under the id it came with', () => {
  const uid = (calendar = '') => /^UID:.*$/m.exec(calendar)?.[0];
  const mail = letter({ ...agreed, asRole: 'buyer' });
  const later = new Date(at.getTime() + 60_000);
  for (const changes of [
    { verb: 'cancel', status: 'cancelled' },
    { verb: 'cancel-late', actor: 'buyer', asRole: 'seller', status: 'cancelled' },
    { verb: 'propose', status: 'paid', meetingAt: null },
  ] as const) {
    const { calendar = '' } = letter({ ...agreed, asRole: 'buyer', from: 'meeting-agreed', at: later, ...changes });
    assert.equal(uid(calendar), uid(mail.calendar));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `SEQUENCE:${later.getTime() / 1000}`])
      assert.ok(calendar.split('\r\n').includes(line), `${line} in ${calendar}`);
    assert.equal(calendar.includes('DTSTART:20261124T153000Z'), !('meetingAt' in changes));
    assert.doesNotMatch(calendar, /null|undefined|Invalid/);
  }
  const movedAndAgreed = { verb: 'propose', status: 'meeting-agreed', from: 'meeting-agreed' } as const;
  assert.equal(letter({ ...agreed, asRole: 'buyer', ...movedAndAgreed }).calendar, undefined);
});

test('a letter greets its reader by the first name, and anybody without one', () => {
  assert.match(letter({}).text, /^Hi Maya,\n/);
  assert.match(letter({ readerName: '<b>' }).text, /^Hi b,\n/);
  assert.match(letter({ readerName: '!' }).text, /^Hi,\n/);
});

test('who has booked, or says that all is well, has it in writing; a seller hears that the money has left', () => {
  const booked = letter({ verb: 'book', actor: 'buyer', asRole: 'buyer', status: 'booked', capturedCents: 0 });
  for (const words of [/You have booked this bike for \$1,450\.50\./, /If no one acts by Wednesday/])
    assert.match(booked.text, words);
  assert.equal(booked.subject, 'Booked: Yamaha FZ-S V3');
  const done = letter({ verb: 'confirm', actor: 'buyer', asRole: 'buyer', status: 'completed' });
  assert.match(done.text, /You have said that all is well with the bike\.[\s\S]*The deal is done: enjoy the ride\./);
  const paid = letter({
    verb: 'payout-sent',
    actor: 'clock',
    asRole: 'seller',
    status: 'completed',
    payoutCents: 130_545,
  });
  assert.match(paid.text, /\$1,305\.45 has left for your bank account\./);
  assert.doesNotMatch(paid.text, /payout account/);
});
