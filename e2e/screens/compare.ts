import { expect, type Page } from '@playwright/test';
import { isAlive } from '../alive.ts';
import { type Screen, writeMuch } from './screen.ts';
import type { Stage } from './stage.ts';

const comparison = (...ids: string[]) => `/compare?bikes=${ids.join(',')}`;
const three = ({ bikes }: Stage) => comparison(bikes.available, bikes.reserved, bikes.sold);

export const compareScreens: Record<string, Screen> = {
  compare: { address: three, shows: 'Compare bikes' },
  'compare-differences': {
    address: async ({ bikes, wholeBike }) => comparison(bikes.available, await wholeBike()),
    shows: 'Compare bikes',
    prepare: (page) => page.getByRole('switch', { name: /^Show only differences/ }).check(),
  },
  'compare-wordy': {
    arrange: writeMuch,
    address: async ({ bikes, plainBike, wordyDeal }) =>
      comparison((await wordyDeal()).productId, await plainBike(), bikes.available, bikes.reserved),
    shows: 'Compare bikes',
  },
  'compare-gone': {
    address: ({ bikes }) => comparison(bikes.removed, bikes.available),
    shows: 'Compare bikes',
    arrange: lookAtOne,
    prepare: (page) => expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible(),
  },
  'compare-none': { address: '/compare', shows: 'Compare bikes' },
  'compare-tray': { address: '/', shows: 'All Advertized Product', prepare: chooseFour },
  'bike-looked-at': {
    arrange: lookAtOne,
    address: ({ bikes }) => `/products/${bikes.reserved}`,
    prepare: (page) => expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible(),
  },
};

async function lookAtOne(page: Page, { bikes }: Stage) {
  await page.goto(`/products/${bikes.available}`);
  await isAlive(page);
}

async function chooseFour(page: Page) {
  const cards = page.getByRole('article').getByRole('checkbox', { name: /^Compare/ });
  for (const nth of [0, 1, 2, 3]) await cards.nth(nth).check();
  await expect(page.getByRole('link', { name: 'Compare 4 bikes' })).toBeVisible();
}
