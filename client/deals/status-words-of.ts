import type { Deal } from '#contract/deals.ts';
import { adminsWords } from './admins-words.ts';
import { buyersWords } from './buyers-words.ts';
import { sellersWords } from './sellers-words.ts';
import type { Standing, Standings } from './status-copy.ts';
import { type Side, situationOf } from './ui-status.ts';

const standings: Record<Side, Standings> = { buyer: buyersWords, seller: sellersWords, admin: adminsWords };

/** How a deal stands for whoever looks at it. */
export const standingOf = (deal: Deal): Standing => standings[deal.as][situationOf(deal)];
