import type { DealStage } from '../../demo/bikes/bike.ts';
import type { AppContext } from '../context.ts';
import { acceptMeeting, confirmDeal, disputeDeal, handOver, proposeMeeting, readDeal } from '../deals/deals.ts';
import type { Viewer } from '../http/viewer.ts';

const DAY = 86_400_000;

const COMPLAINT =
  'The advert says 63,200 km. When I cleaned the dial at home I saw that it had been stuck: the service book in the ' +
  'tool box ends at 81,300 km, two years ago. I would keep the bike for a fair price, or bring it back.';

interface Sides {
  seller: Viewer;
  buyer: Viewer;
}

/** Advances a paid demo deal through the regular verbs. */
export async function goOn(market: AppContext, { seller, buyer }: Sides, id: string, stage: DealStage, place: string) {
  const [slot = '', ...others] = [2, 3, 4].map((days) => inDays(days));
  await proposeMeeting(market, buyer, id, { slots: [slot, ...others], place });
  if (stage === 'proposed') return;
  await acceptMeeting(market, seller, id, { slot });
  if (stage === 'agreed') return;
  const { code = '' } = await readDeal(market, buyer, id);
  await handOver(market, seller, id, { code });
  if (stage === 'handed-over') return;
  if (stage === 'disputed') await disputeDeal(market, buyer, id, { words: COMPLAINT, photos: [] });
  else await confirmDeal(market, buyer, id);
}

/** 10:30 in the time zone of most demo users. */
function inDays(days: number) {
  const day = new Date(Date.now() + days * DAY);
  day.setUTCHours(5, 0, 0, 0);
  return day.toISOString();
}
