import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOOKING_STATUSES, type BookingStatus, DEADLINES, ENDED_STATUSES, movesFrom } from '#contract/deal-machine.ts';
import { adminsWords } from './admins-words.ts';
import { buyersWords } from './buyers-words.ts';
import { sellersWords } from './sellers-words.ts';
import type { Standings } from './status-copy.ts';
import { statusWords } from './status-words.ts';
import type { Side, Situation } from './ui-status.ts';

const standings: Record<Side, Standings> = { buyer: buyersWords, seller: sellersWords, admin: adminsWords };
const SIDES = Object.keys(standings) as Side[];

const refined: Partial<Record<BookingStatus, Situation[]>> = {
  paid: ['paid', 'buyer-proposed', 'seller-proposed'],
  'meeting-agreed': ['meeting-agreed', 'after-the-meeting'],
  disputed: ['disputed', 'disputed-after-handover'],
};
const all = BOOKING_STATUSES.flatMap((status) =>
  (refined[status] ?? [status]).flatMap((situation) =>
    SIDES.map((side) => ({ status, situation, side, words: standings[side][situation] })),
  ),
);

test('where a time runs out, everybody reads what happens then, and what comes before', () => {
  for (const { status, situation, side, words } of all) {
    const timed = status in DEADLINES;
    assert.equal(!!words.otherwise, timed, `${situation}, as the ${side} reads it`);
    if (timed) assert.ok(words.next, `${situation}, as the ${side} reads it`);
  }
});

test('what is named as the next step of somebody is a step that they can take', () => {
  const beside = ['pay', 'show-code', 'state', 'relist'];
  for (const { status, situation, side, words } of all) {
    if (!words.act || beside.includes(words.act)) continue;
    const verbs: string[] = movesFrom(status, side).map(({ verb }) => verb);
    assert.ok(verbs.includes(words.act), `${situation}, as the ${side} reads it: ${words.act}`);
  }
});

test('whoever a deal waits for has something named to do, and what has ended waits for nobody', () => {
  for (const { status, situation, side, words } of all) {
    const { waitsFor } = statusWords[situation];
    if (waitsFor.includes(side) && side !== 'admin') assert.ok(words.act, `${situation}, as the ${side} reads it`);
    if (ENDED_STATUSES.includes(status)) assert.deepEqual(waitsFor, [], situation);
  }
});
