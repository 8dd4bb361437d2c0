import assert from 'node:assert/strict';
import { ENDED_STATUSES } from '#contract/deal.ts';
import { openAccount, sellersOf } from './accounts.ts';
import { decideAtBank } from './bank.ts';
import { letPass } from './clock.ts';
import { dealRows } from './deal-row.ts';
import { tick } from './jobs.ts';
import type { Plan } from './plan.ts';
import { handOnPost } from './posting.ts';
import { printOf } from './print.ts';
import { beginOutage } from './provider-faults.ts';
import type { Race } from './race.ts';

const MONTH_HOURS = 32 * 24;
const MOST_ROUNDS = 40;

/** Nothing fails any more and nobody does anything: what is left to the clock and the jobs comes to its end. */
export async function settle(race: Race, { lost }: Plan) {
  await race.town.revive();
  beginOutage(race.town, 'over');
  await handOnPost(race, lost ? 'lost' : 'as it should');
  await race.town.unruly.reset();
  race.town.unruly.line.quick = true;
  for (const seller of sellersOf(race)) await openAccount(race, seller, 'complete');
  await untilQuiet(race);
  for (let month = 0; month < 6; month++) {
    for (const deal of await dealRows(race.town.sql, race.bikes))
      await decideAtBank(race, deal, month % 2 ? 'won' : 'lost');
    await letPass(race, MONTH_HOURS);
    await untilQuiet(race);
    await handOnPost(race, lost ? 'lost' : 'as it should');
    if (await isOver(race)) break;
  }
  await untilQuiet(race);
}

async function untilQuiet(race: Race) {
  for (let round = 0, before = ''; ; round++) {
    await tick(race, 1);
    const print = await printOf(race);
    if (print === before) return;
    before = print;
    assert.ok(round < MOST_ROUNDS, 'The jobs do not come to rest');
  }
}

const isOver = async ({ town, bikes }: Race) =>
  (await dealRows(town.sql, bikes)).every(({ status }) => status === 'completed' || ENDED_STATUSES.includes(status));
