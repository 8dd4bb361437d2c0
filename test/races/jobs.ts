import { setTimeout as pause } from 'node:timers/promises';
import { sealAudit } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import { moveDueDeals } from '#server/deals/deals.ts';
import { HttpError } from '#server/http/errors.ts';
import { bookCardFees } from '#server/money/card-fees/card-fees.ts';
import { pursueChargebacks } from '#server/money/chargebacks/chargebacks.ts';
import { closeIntents } from '#server/money/payments/payments.ts';
import { sendPayouts } from '#server/money/payouts/payouts.ts';
import { sendRefunds } from '#server/money/refunds/refunds.ts';
import { mailNotices } from '#server/notifications/notifications.ts';
import { endOverdueOffers } from '#server/offers/offers.ts';
import type { Machine } from './machine.ts';
import type { Race } from './race.ts';

type Job = (market: AppContext, log: Machine['log']) => Promise<unknown>;

export const MONEY_JOBS: Job[] = [
  moveDueDeals,
  ({ sql }) => endOverdueOffers(sql),
  closeIntents,
  sendRefunds,
  sendPayouts,
  pursueChargebacks,
  bookCardFees,
];
const JOBS = [...MONEY_JOBS, mailNotices, sealAudit];

export async function tick(race: Race, machines: number, jobs = JOBS) {
  const chosen = Array.from({ length: machines }, () => race.town.machine());
  await Promise.all(chosen.flatMap((machine) => jobs.map((job) => runJob(race, machine, job))));
}

async function runJob({ town, story }: Race, machine: Machine, job: Job) {
  try {
    await job(machine.market, machine.log);
  } catch (fault) {
    await pause(1);
    if (!machine.dead() && !(town.isStrained() && isUnavailable(fault))) throw fault;
    story.push(`${job.name} stopped: ${fault}`);
  }
}

const isUnavailable = (fault: unknown) => fault instanceof HttpError && fault.status === 503;
