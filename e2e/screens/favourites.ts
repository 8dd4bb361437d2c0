import { expect, type Page } from '@playwright/test';
import { addFavourite, listFavouriteIds, listFavourites } from '#contract/favourites.ts';
import { removeProduct } from '#contract/products.ts';
import { aProductOf } from '../../test/products.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const address = '/dashboard/favourites';
const list = `**/api${listFavourites.path}`;

export const favouriteScreens: Record<string, Screen> = {
  favourites: { arrange: saveSome, address, who: 'newBuyer', shows: 'Favourites' },
  'favourites-removed': { arrange: saveSome, address, who: 'newBuyer', shows: 'Favourites', prepare: removeOne },
  'favourites-empty': { address, who: 'newSeller', shows: 'Favourites' },
  'favourites-loading': {
    address,
    who: 'newBuyer',
    arrange: (page) => page.route(list, () => {}),
    prepare: (page) => expect(page.getByRole('main').getByText('Checking…')).toBeVisible(),
  },
  'favourites-out-of-reach': {
    address,
    who: 'newBuyer',
    arrange: (page) => page.route(list, (route) => route.abort()),
    shows: 'This page could not be loaded',
  },
};

/** One product per status and one with long texts; restores the newest if it was removed. */
async function saveSome(_page: Page, { people: { newBuyer, newSeller }, bikes, wordyDeal }: Stage) {
  const save = (id: string) => newBuyer.call(addFavourite, { params: { id } });
  if (!(await newBuyer.call(listFavouriteIds)).body.length) {
    const gone = await aProductOf(newSeller, { productName: 'Bajaj Platina 110' });
    for (const id of [(await wordyDeal()).productId, gone, bikes.reserved]) await save(id);
    await newSeller.call(removeProduct, { params: { id: gone } });
  }
  await save(bikes.available);
}

async function removeOne(page: Page) {
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}
