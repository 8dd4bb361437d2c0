import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Actor,
  BOOKING_STATUSES,
  type BookingStatus,
  DEADLINES,
  type DealMove,
  ENDED_STATUSES,
  MOVES,
  movesFrom,
} from '#contract/deal-machine.ts';
import { UNTIL } from '#contract/deal-summary.ts';
import { EVENTS, type EventVerb, eventSentence, type Reader, type SummaryFacts, summaryOf } from './wording.ts';

const READERS = ['buyer', 'seller', 'admin'] as const satisfies readonly Reader[];
/** A line of a mail has about 80 characters. */
const TWO_LINES = 160;

const money = { capturedCents: 145_050, refundCents: 0, payoutCents: 0, feeCents: 0, takenBackCents: 0, lostCents: 0 };
const settings = { latePercent: 2 };

const states = BOOKING_STATUSES.flatMap((status) =>
  ([null, 'buyer', 'seller'] as const).flatMap((proposedBy) =>
    [false, true].flatMap((happened) =>
      [false, true].map((timesOver): SummaryFacts => {
        const dueAt = status in DEADLINES ? new Date('2026-11-25T10:00:00Z') : null;
        return { ...money, status, proposedBy, dueAt, timesOver, meetingHasCome: happened, handedOver: happened };
      }),
    ),
  ),
);
const all = states.flatMap((facts) =>
  READERS.map((reader) => ({
    ...facts,
    reader,
    summary: summaryOf(facts, reader, settings),
    what: `${JSON.stringify(facts)}, as the ${reader} reads it`,
  })),
);
const isOver = (status: BookingStatus) => status === 'completed' || ENDED_STATUSES.includes(status);

test('every state has a name, where it is and what comes next, for every reader', () => {
  for (const { status, summary, what } of all) {
    assert.match(summary.name, /^\p{Lu}/u, what);
    assert.match(summary.now, /^\p{Lu}.*[^.]$/u, what);
    assert.ok(summary.next || isOver(status), what);
    if (summary.next) assert.match(summary.next, /^\p{Lu}.*\.$/u, what);
  }
});

test('where a time runs out, everybody reads what happens then, and what comes before', () => {
  for (const { status, summary, what } of all) {
    const { next, otherwise } = summary;
    assert.equal(!!otherwise, status in DEADLINES, what);
    if (!otherwise) continue;
    assert.ok(next, what);
    assert.equal(otherwise.text.split(UNTIL).length, 2, what);
    assert.match(otherwise.text, /^If .*\.$/, what);
    assert.equal(otherwise.until, '2026-11-25T10:00:00.000Z');
  }
});

test('what is named as the next step of somebody is a step that they can take', () => {
  const beside = ['pay', 'show-code', 'state', 'relist'];
  for (const { status, reader, summary, what } of all) {
    if (!summary.act || beside.includes(summary.act)) continue;
    const verbs: string[] = movesFrom(status, reader).map(({ verb }) => verb);
    assert.ok(verbs.includes(summary.act), `${what}: ${summary.act}`);
  }
});

test('whoever a deal waits for has something named to do, and what has ended waits for nobody', () => {
  for (const { status, reader, summary, what } of all) {
    if (summary.isYourTurn && reader !== 'admin') assert.ok(summary.act, what);
    if (ENDED_STATUSES.includes(status)) assert.equal(summary.isYourTurn, false, what);
  }
});

test('when all proposed times are past, whoever would accept one proposes others', () => {
  const proposed = { ...money, status: 'paid', proposedBy: 'seller', dueAt: null, handedOver: false } as const;
  const summary = (timesOver: boolean) =>
    summaryOf({ ...proposed, meetingHasCome: false, timesOver }, 'buyer', settings);
  assert.equal(summary(false).act, 'accept');
  assert.deepEqual(
    [summary(true).act, summary(true).next],
    ['propose', 'The proposed times are over: propose other ones.'],
  );
});

test('what an absent buyer loses is told in percent and in figures', () => {
  const missed = all.find(({ status, reader }) => status === 'buyer-missed' && reader === 'buyer');
  assert.match(missed?.summary.otherwise?.text ?? '', /the seller gets 2 % of the price \(\$29\.01\), and you get/);
});

const facts = { buyer: 'Maya', seller: 'Iker', price: '$1,450.50' };
const BEGUN_BY: Partial<Record<EventVerb, Actor[]>> = { book: ['buyer'], 'accept-offer': ['buyer', 'seller'] };
const sentences = (Object.keys(EVENTS) as EventVerb[]).flatMap((verb) => {
  const moves = (MOVES as readonly DealMove[]).filter((move) => move.verb === verb);
  const transitions = moves.flatMap(({ from, who }) => who.map((actor) => ({ from, actor })));
  if (!transitions.length)
    transitions.push(...(BEGUN_BY[verb] ?? ['clock']).map((actor) => ({ from: 'booked' as const, actor })));
  return transitions.flatMap(({ from, actor }) =>
    READERS.map((reader) => {
      const mover = { buyer: 'Maya', seller: 'Iker', admin: 'An admin', provider: 'The bank', clock: 'Kickstand' };
      const sentence = eventSentence({ verb, actor, from }, reader, { ...facts, mover: mover[actor] });
      return { verb, actor, reader, sentence, what: `${verb} by ${actor} from ${from}, as the ${reader} reads it` };
    }),
  );
});

test('every verb is told in whole sentences, to whoever reads it', () => {
  assert.ok(sentences.length > 100);
  for (const { sentence, what } of sentences) assert.match(sentence, /^\p{Lu}[^{}]*\.$/u, what);
});

test('nobody reads their own name: they are called you', () => {
  const names = { buyer: /Maya|\b[Tt]he buyer (has|gets)/, seller: /Iker|\b[Tt]he seller (has|gets)/ };
  for (const { reader, sentence, what } of sentences)
    if (reader !== 'admin') assert.doesNotMatch(sentence, names[reader], what);
});

test('who did not come is told apart from who waited', () => {
  const upheld = (from: BookingStatus, reader: Reader) =>
    eventSentence({ verb: 'uphold', actor: 'clock', from }, reader, { ...facts, mover: 'Kickstand' });
  assert.match(upheld('seller-missed', 'buyer'), /that Iker did not come/);
  assert.match(upheld('seller-missed', 'seller'), /that you did not come/);
  assert.match(upheld('buyer-missed', 'admin'), /that Maya did not come/);
});

test('whoever does not move a deal that moves on is told of it', () => {
  for (const { from, to, verb, who } of MOVES as readonly DealMove[])
    for (const side of ['buyer', 'seller'] as const)
      if (from !== to && who.some((actor) => actor !== side))
        assert.ok(EVENTS[verb].to.includes(side), `${side} is told of ${verb}`);
});

test('no sentence is longer than two lines', () => {
  const summaries = all.flatMap(({ summary: { now, next = '', otherwise } }) => [now, next, otherwise?.text ?? '']);
  for (const text of [...summaries, ...sentences.map(({ sentence }) => sentence)])
    assert.ok(text.length <= TWO_LINES, `${text.length}: ${text}`);
});

test('a verb of a newer version is told too', () => {
  const sentence = eventSentence({ verb: 'swap', actor: 'buyer', from: null }, 'seller', { ...facts, mover: 'Maya' });
  assert.equal(sentence, 'Something happened in this deal.');
});
