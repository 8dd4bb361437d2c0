import type { DealVerb } from '#contract/deal-machine.ts';
import { decideAtBank, takeBack } from './bank.ts';
import type { DealRow } from './deal-row.ts';
import { payByCard } from './paying.ts';
import { handOnPost } from './posting.ts';
import type { Race } from './race.ts';

export async function goOnByProvider(race: Race, deal: DealRow, { verb, pick }: { verb: DealVerb; pick: number }) {
  if (verb === 'pay') return payByCard(race, deal, { card: pick % 2 ? 'good' : 'asks-and-pays', tell: pick % 3 > 0 });
  if (verb === 'refuse-card') await payByCard(race, deal, { card: 'refused', tell: false });
  if (verb === 'give-up-cards')
    for (let card = 0; card < race.town.market.market.settings.refusedCards; card++)
      await payByCard(race, deal, { card: pick % 2 ? 'refused' : 'asks-and-fails', tell: false });
  if (verb === 'charge-back') await takeBack(race, deal);
  if (verb === 'win-charge') await decideAtBank(race, deal, 'won');
  if (verb === 'lose-charge') await decideAtBank(race, deal, 'lost');
  return handOnPost(race, 'as it should');
}
