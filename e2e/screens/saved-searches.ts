import { expect, type Page } from '@playwright/test';
import { listSavedSearches, saveSearch } from '#contract/saved-searches.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const address = '/dashboard/saved-searches';
const list = `**/api${listSavedSearches.path}`;

export const savedSearchScreens: Record<string, Screen> = {
  'saved-searches': { arrange: saveSome, address, who: 'newBuyer', shows: 'Saved searches' },
  'saved-searches-empty': { address, who: 'newSeller', shows: 'Saved searches' },
  'saved-searches-loading': {
    address,
    who: 'newBuyer',
    arrange: (page) => page.route(list, () => {}),
    prepare: (page) => expect(page.getByRole('main').getByText('Checking…')).toBeVisible(),
  },
  'saved-searches-out-of-reach': {
    address,
    who: 'newBuyer',
    arrange: (page) => page.route(list, (route) => route.abort()),
    shows: 'This page could not be loaded',
  },
};

async function saveSome(_page: Page, { people: { newBuyer } }: Stage) {
  for (const [name, query, told] of [
    ['Hero, up to $900', 'brand=HERO&maxPrice=900', 'daily'],
    [`A name without any break: ${'Pulsar'.repeat(8)}`, 'q=pulsar', 'never'],
  ] as const)
    await newBuyer.call(saveSearch, { body: { name, address: query, told } });
}
