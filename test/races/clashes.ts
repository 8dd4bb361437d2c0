import type { Act } from './plan-acts.ts';
import type { Race } from './race.ts';
import type { Tally } from './tally.ts';

/** One of the things that are done at the same time. */
export interface Happening {
  what: string;
  /** Undefined: on all of them. */
  bike?: number | undefined;
  /** Of an offer. */
  done?: boolean;
}

/** What may end an offer, besides an answer to it. */
const ENDINGS: Partial<Record<Act['act'], string>> = {
  book: 'Book Now',
  reprice: 'edit',
  terms: 'terms',
  pass: 'expiry',
  tick: 'expiry',
  withdraw: 'removal',
  block: 'block',
  leave: 'leaving',
  remove: 'removal of a person',
  die: 'a crash',
};

export function noteEnding({ moment }: Race, act: Act) {
  const what = ENDINGS[act.act];
  if (what) moment.push({ what, bike: 'bike' in act ? act.bike : undefined });
}

/** Counts with what, on the same bike, each accepting was concurrent. */
export function countClashes({ moment, town: { tally } }: Race) {
  for (const [nth, accepting] of moment.entries()) {
    if (accepting.what !== 'accept') continue;
    const others = moment.filter(({ bike }, place) => place !== nth && (bike === undefined || bike === accepting.bike));
    for (const what of new Set(others.map(({ what }) => what))) {
      tally.add(`accept against: ${what}`);
      if (accepting.done) tally.add(`accept won against: ${what}`);
    }
  }
}

export function clashesOf(tally: Tally) {
  const won = new Map(tally.of('accept won against'));
  const rows = tally.of('accept against').sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(rows.map(([what, times]) => [`accept × ${what}`, { times, accepted: won.get(what) ?? 0 }]));
}
