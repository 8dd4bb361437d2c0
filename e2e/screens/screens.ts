import { adminScreens } from './admin.ts';
import { bikeFormScreens } from './bike-form.ts';
import { compareScreens } from './compare.ts';
import { dashboardScreens } from './dashboard.ts';
import { dealScreens } from './deals.ts';
import { favouriteScreens } from './favourites.ts';
import { identityScreens } from './identity.ts';
import { moneyScreens } from './money.ts';
import { publicScreens } from './public.ts';
import type { Screen } from './screen.ts';
import { searchScreens } from './search.ts';

/** Every page in every relevant state, by name. */
export const screens: Record<string, Screen> = {
  ...publicScreens,
  ...searchScreens,
  ...compareScreens,
  ...dashboardScreens,
  ...dealScreens,
  ...bikeFormScreens,
  ...favouriteScreens,
  ...adminScreens,
  ...moneyScreens,
  ...identityScreens,
};

export const SCHEMES = ['light', 'dark'] as const;
