import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { type Misbehaviour, misbehave } from 'stripe-stand-in/misbehave';
import { DealSettings } from '#contract/deal-settings.ts';
import { OfferSettings } from '#contract/offer-settings.ts';
import { connect, type Sql } from '#server/database/connect.ts';
import { cardHolder } from '../cards.ts';
import { openParts, type TestMarket } from '../market.ts';
import type { Caller } from '../people.ts';
import type { Reword } from './breakable-sql.ts';
import { type Machine, startMachine } from './machine.ts';
import { openPostOffice } from './post-office.ts';
import { handOn } from './posting.ts';
import { Tally } from './tally.ts';

/** Uneven amounts, so that sums do not match by chance, and low limits, so that races reach them. */
const SETTINGS = DealSettings.parse({
  againHours: 0,
  lettersAnHour: 10_000,
  feePercent: 3,
  latePercent: 7,
  refusedCards: 3,
  payoutWeekLimit: 2000,
});
const OFFER_SETTINGS = OfferSettings.parse({ aSide: 4, aDay: 10_000 });
const MACHINES = 2;

export interface Town {
  market: TestMarket;
  /** Bypasses the machines. */
  sql: Sql;
  stripe: Stripe;
  cardsSql: Sql;
  unruly: Misbehaviour;
  /** Anew for each race: an access token lives 15 minutes, a town may live for hours. */
  admin(): Promise<Caller>;
  tally: Tally;
  machines: Machine[];
  /** Whether the card provider may be unavailable. */
  isStrained(): boolean;
  strain(strained: boolean): void;
  /** Invalid responses of all machines. */
  mistakes: string[];
  /** Round-robin. */
  machine(): Machine;
  /** Restarts crashed machines. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

export async function openTown({ reword }: { reword?: Reword | undefined } = {}): Promise<Town> {
  const tally = new Tally();
  const running: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    while (running.length) await running.pop()?.();
  };
  try {
    const post = await openPostOffice((letter) => handOn(town, town.machine(), letter));
    running.push(post.stop);
    const unruly = misbehave({ byHand: true });
    unruly.line.quick = true;
    const market = await openParts({ webhook: post.url, unruly }, running);
    market.market.settings = SETTINGS;
    market.market.offers = OFFER_SETTINGS;
    const cardsSql = connect(market.target, { schema: 'cards', max: 2 });
    running.push(() => cardsSql.end());
    const { stripe } = cardHolder(market);
    // The account also serves another shop, so its balance is never empty.
    await stripe.paymentIntents.create({
      amount: 99_999_999,
      currency: 'usd',
      payment_method: 'pm_card_bypassPending',
      confirm: true,
    });
    const machines = await Promise.all(Array.from({ length: MACHINES }, () => startMachine(market, reword)));
    running.push(() => Promise.all(machines.map((machine) => machine.stop())));
    const subject = randomUUID();
    let turn = 0;
    let strained = false;
    const town: Town = {
      market,
      sql: market.market.sql,
      stripe,
      cardsSql,
      unruly,
      admin: () => market.person('admin', { subject }),
      tally,
      machines,
      isStrained: () => strained,
      strain(now) {
        strained = now;
      },
      mistakes: [],
      machine: () => machines[turn++ % machines.length] as Machine,
      async revive() {
        for (const [place, machine] of machines.entries()) {
          if (!machine.dead()) continue;
          await machine.stop();
          machines[place] = await startMachine(market, reword);
          tally.add('fault: a machine died');
        }
      },
      stop,
    };
    return town;
  } catch (error) {
    await stop();
    throw error;
  }
}
