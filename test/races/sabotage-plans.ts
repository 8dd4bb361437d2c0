import type { Plan } from './plan.ts';

/** Shortest plans that detect a sabotage, where random ones take many races. */
export const SABOTAGE_PLANS: Record<string, Plan> = {
  'a bike can be booked twice': {
    headStart: 1,
    sold: 0,
    acts: [[{ act: 'leave', who: 0, meanwhile: 'book' }]],
    lost: false,
    chance: 462867926,
  },
  'a step does not say why': {
    headStart: 2,
    sold: 0,
    acts: [
      [{ act: 'leave', who: 0, meanwhile: 'book' }],
      [
        { act: 'ask', what: 'propose', who: 0, bike: 0, older: 0, good: false, pick: 23 },
        { act: 'go', bike: 0, pick: 644 },
      ],
    ],
    lost: false,
    chance: 2037879817,
  },
  'a refund is forgotten': { headStart: 1, sold: 0, acts: [[{ act: 'go', bike: 0, pick: 0 }]], lost: false, chance: 0 },
  'a fee told twice counts twice': {
    headStart: 1,
    sold: 0,
    acts: [[{ act: 'go', bike: 0, pick: 0 }]],
    lost: false,
    chance: 0,
  },
  'who leaves is not waited for': {
    headStart: 0,
    sold: 0,
    acts: [[{ act: 'leave', who: 0, meanwhile: 'book' }]],
    lost: false,
    chance: 0,
  },
  'new sellers are paid at once': {
    headStart: 6,
    sold: 0,
    acts: [
      [
        { act: 'go', bike: 0, pick: 0 },
        { act: 'go', bike: 0, pick: 0 },
      ],
      [{ act: 'account', bike: 0, outcome: 'another' }],
    ],
    lost: false,
    chance: 509427263,
  },
  'there is no limit of a week': {
    headStart: 0,
    sold: 2,
    acts: [
      [
        { act: 'tick', machines: 1 },
        { act: 'pass', hours: 0.1 },
      ],
    ],
    lost: false,
    chance: 0,
  },
  'a change of the bank holds up nothing': {
    headStart: 0,
    sold: 1,
    acts: [
      [{ act: 'tick', machines: 1 }],
      [{ act: 'account', bike: 0, outcome: 'another' }],
      [{ act: 'account', bike: 0, outcome: 'complete' }],
    ],
    lost: true,
    chance: 0,
  },
  'who was removed is paid': {
    headStart: 0,
    sold: 1,
    acts: [
      [
        { act: 'remove', who: 2 },
        { act: 'outage', outage: 'down' },
      ],
      [{ act: 'account', bike: 0, outcome: 'complete' }],
    ],
    lost: false,
    chance: 0,
  },
  'strangers are taken for the buyer': {
    headStart: 6,
    sold: 0,
    acts: [
      [
        { act: 'ask', what: 'propose', who: 3, bike: 0, older: 0, good: false, pick: 157 },
        { act: 'bank', bike: 1, does: 'takes-back' },
        { act: 'go', bike: 1, pick: 579 },
        { act: 'go', bike: 0, pick: 962 },
      ],
      [{ act: 'go', bike: 1, pick: 569 }],
      [{ act: 'ask', what: 'release', who: 4, bike: 1, older: 0, good: true, pick: 245 }],
      [{ act: 'review', decision: 'refund' }],
      [{ act: 'die', statements: 29 }],
      [{ act: 'account', bike: 0, outcome: 'another' }],
    ],
    lost: false,
    chance: 509427263,
  },
  'offers stay open when their bike is booked': {
    headStart: 0,
    sold: 0,
    acts: [[{ act: 'offer', what: 'make', who: 0, bike: 0, good: true, pick: 1 }], [{ act: 'book', who: 1, bike: 0 }]],
    lost: false,
    chance: 0,
  },
  'an accepted offer is booked at the price of the bike': {
    headStart: 0,
    sold: 0,
    acts: [
      [{ act: 'offer', what: 'make', who: 0, bike: 0, good: true, pick: 1 }],
      [{ act: 'offer', what: 'accept', who: 2, bike: 0, good: true, pick: 13 }],
    ],
    lost: false,
    chance: 0,
  },
  'nobody is told that an offer has ended': {
    headStart: 0,
    sold: 0,
    acts: [
      [{ act: 'offer', what: 'make', who: 0, bike: 0, good: true, pick: 99 }],
      [{ act: 'reprice', bike: 0, percent: 70 }],
    ],
    lost: false,
    chance: 0,
  },
};
