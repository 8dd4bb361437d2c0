import { adminScreens } from './admin.ts';
import { bikeFormScreens } from './bike-form.ts';
import { dashboardScreens } from './dashboard.ts';
import { identityScreens } from './identity.ts';
import { publicScreens } from './public.ts';
import type { Screen } from './screen.ts';

/** Every page in every state worth looking at: each is checked for barriers and photographed under its name. */
export const screens: Record<string, Screen> = {
  ...publicScreens,
  ...dashboardScreens,
  ...bikeFormScreens,
  ...adminScreens,
  ...identityScreens,
};

export const SCHEMES = ['light', 'dark'] as const;
