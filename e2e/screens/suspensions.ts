import type { Page } from '@playwright/test';
import { appealSuspension } from '#contract/suspensions.ts';
import { suspend } from '../../test/suspensions.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

export const suspensionScreens: Record<string, Screen> = {
  suspensions: { address: '/dashboard/suspensions', who: 'admin', shows: 'Suspensions', arrange: aSuspension },
  'suspended-dashboard': {
    address: '/dashboard',
    who: 'suspendedBuyer',
    shows: 'Your account is suspended',
    arrange: aSuspension,
  },
};

async function aSuspension(_page: Page, { people: { admin, suspendedBuyer } }: Stage) {
  await suspend(admin, suspendedBuyer);
  await suspendedBuyer.call(appealSuspension, { body: { words: 'They got it yesterday. '.repeat(12) } });
}
