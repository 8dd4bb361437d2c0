import assert from 'node:assert/strict';
import { ENDED_STATUSES } from '#contract/deal-machine.ts';
import { openAccount } from './accounts.ts';
import { decideAtBank } from './bank.ts';
import { letPass } from './clock.ts';
import { dealRows } from './deal-row.ts';
import { MONEY_JOBS, tick } from './jobs.ts';
import { review } from './leaving.ts';
import type { Plan } from './plan.ts';
import { handOnPost } from './posting.ts';
import { printOf } from './print.ts';
import { endOutages } from './provider-faults.ts';
import type { Race } from './race.ts';
import { forgetUnclear } from './truths-of-payouts.ts';

/** Sum above every payout delay, each step below it. */
const PAYOUT_HOURS = [0, 30, 30, 60, 60];
const MONTH_HOURS = 32 * 24;
const MOST_MONTHS = 12;
const MOST_ROUNDS = 20;

/** Runs clock and jobs without faults until nothing is pending. */
export async function settle(race: Race, { lost }: Plan) {
  const { town } = race;
  await town.revive();
  for (const machine of town.machines) machine.spare();
  // The end of an outage drops undelivered webhooks.
  if (!lost) await handOnPost(race, 'as it should');
  await endOutages(town);
  await forgetUnclear(race);
  for (const hours of PAYOUT_HOURS) {
    if (!(await isPayoutDue(race))) break;
    await openMissingAccounts(race);
    await letPass(race, hours);
    await tick(race, 1, MONEY_JOBS);
  }
  for (let month = 0; month < MOST_MONTHS; month++) {
    for (const deal of await dealRows(town.sql, race.bikes)) await decideAtBank(race, deal, month % 2 ? 'won' : 'lost');
    await openMissingAccounts(race);
    await review(race, month % 2 ? 'refund' : 'release');
    await letPass(race, MONTH_HOURS);
    await handOnPost(race, lost ? 'lost' : 'as it should');
    await untilQuiet(race);
    if (await isOver(race)) return;
  }
}

async function untilQuiet(race: Race) {
  for (let round = 0, before = ''; ; round++) {
    await tick(race, 1, MONEY_JOBS);
    const print = await printOf(race);
    if (print === before) return;
    before = print;
    assert.ok(round < MOST_ROUNDS, 'The jobs do not come to rest');
  }
}

async function isPayoutDue({ town: { sql }, bikes }: Race) {
  const [due] = await sql`select 1 from payouts where product_id = any (${bikes}) and status = 'due' limit 1`;
  return !!due;
}

async function openMissingAccounts(race: Race) {
  const waiting = await race.town.sql<{ seller: string }[]>`
    select distinct seller_id as seller from payouts
    where product_id = any (${race.bikes}) and status = 'due' and next_attempt_at is null`;
  for (const { seller } of waiting) {
    const person = race.people.find(({ id }) => id === seller);
    if (person) await openAccount(race, person, 'complete');
  }
}

async function isOver({ town: { sql }, bikes }: Race) {
  const deals = await dealRows(sql, bikes);
  if (!deals.every(({ status }) => status === 'completed' || ENDED_STATUSES.includes(status))) return false;
  const [open] = await sql`
    select 1 from refunds where product_id = any (${bikes}) and status = 'due'
    union all select 1 from payouts p where product_id = any (${bikes}) and status in ('due', 'reversal-due')
      and not (next_attempt_at is null and exists (
        select 1 from users u where u.id = p.seller_id and u.removed_at is not null))
    union all select 1 from offers where product_id = any (${bikes}) and status = 'open'
    union all select 1 from chargebacks where product_id = any (${bikes}) and status = 'open'`;
  return !open;
}
