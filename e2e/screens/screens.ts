import { adminScreens } from './admin.ts';
import { bikeFormScreens } from './bike-form.ts';
import { compareScreens } from './compare.ts';
import { conversationScreens } from './conversations.ts';
import { dashboardScreens } from './dashboard.ts';
import { dealScreens } from './deals.ts';
import { favouriteScreens } from './favourites.ts';
import { identityScreens } from './identity.ts';
import { inspectionScreens } from './inspections.ts';
import { listingReviewScreens } from './listing-reviews.ts';
import { moneyScreens } from './money.ts';
import { offerScreens } from './offers.ts';
import { publicScreens } from './public.ts';
import { ratingScreens } from './ratings.ts';
import { savedSearchScreens } from './saved-searches.ts';
import type { Screen } from './screen.ts';
import { searchScreens } from './search.ts';
import { suspensionScreens } from './suspensions.ts';
import { verificationScreens } from './verification.ts';

export const marketScreens: Record<string, Screen> = {
  ...publicScreens,
  ...searchScreens,
  ...compareScreens,
  ...favouriteScreens,
  ...savedSearchScreens,
  ...bikeFormScreens,
  ...identityScreens,
};

export const memberScreens: Record<string, Screen> = {
  ...dashboardScreens,
  ...dealScreens,
  ...inspectionScreens,
  ...conversationScreens,
  ...offerScreens,
  ...adminScreens,
  ...listingReviewScreens,
  ...moneyScreens,
  ...ratingScreens,
  ...verificationScreens,
  ...suspensionScreens,
};

/** Every page in every relevant state, by name. */
export const screens: Record<string, Screen> = { ...marketScreens, ...memberScreens };

export const SCHEMES = ['light', 'dark'] as const;
