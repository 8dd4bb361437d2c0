import type { Race } from './race.ts';
import { assertBikes } from './truths-of-bikes.ts';
import { assertMoney } from './truths-of-money.ts';
import { assertOffersTold } from './truths-of-offers.ts';
import { assertPayouts } from './truths-of-payouts.ts';
import { assertProvider } from './truths-of-provider.ts';
import { assertSteps } from './truths-of-steps.ts';

export async function assertInTheEnd(race: Race) {
  await assertSteps(race);
  await assertBikes(race);
  await assertMoney(race);
  await assertProvider(race);
  await assertPayouts(race);
  await assertOffersTold(race);
}
