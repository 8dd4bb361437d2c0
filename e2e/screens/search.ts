import { expect, type Page } from '@playwright/test';
import { searchProducts } from '#contract/search.ts';
import { type Screen, writeMuch } from './screen.ts';

export const searchScreens: Record<string, Screen> = {
  search: { address: '/search', shows: 'Bikes on sale' },
  'search-list': { address: '/search?view=list', shows: 'Bikes on sale' },
  'search-understood': { address: '/search?q=pulser+under+1500+2018', prepare: isCorrected },
  'search-near': { address: '/search?place=1185241&within=200&sort=nearest&view=list', prepare: isThere },
  'search-nothing': { address: '/search?q=pulsar+under+100', prepare: isThere },
  'search-unknown-brand': { address: '/search?q=ducati+monster', prepare: isThere },
  'search-filters': { address: '/search?brand=HERO,BAJAJ&condition=Good&maxPrice=1500', prepare: openFilters },
  'search-further': { address: '/search', prepare: goFurther },
  'search-more-failed': { address: '/search', arrange: loseLaterPages, prepare: askForMore },
  'search-wordy': { arrange: writeMuch, address: '/search?q=Weltumsegelungsmotorrad', prepare: isThere },
  'search-wordy-list': {
    arrange: writeMuch,
    address: '/search?q=Weltumsegelungsmotorrad&view=list',
    prepare: isThere,
  },
  'brand-searched': { address: '/categories/HERO?maxPrice=1200', who: 'buyer', shows: 'HERO' },
  'brand-searched-list': { address: '/categories/HERO?view=list&sort=price-up', who: 'buyer', shows: 'HERO' },
  'brand-nothing': { address: '/categories/HERO?maxPrice=20', who: 'buyer', shows: 'HERO' },
};

function isThere(page: Page) {
  return expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
}

function isCorrected(page: Page) {
  return expect(page.getByRole('link', { name: /^Search for .* instead$/ })).toBeVisible();
}

/** Wide layouts show the filters already. */
async function openFilters(page: Page) {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

async function goFurther(page: Page) {
  const next = await page.getByRole('link', { name: 'Show more' }).getAttribute('href');
  await page.goto(next ?? '');
  await expect(page.getByRole('link', { name: 'Back to the first page' })).toBeVisible();
}

function loseLaterPages(page: Page) {
  return page.route(`**/api${searchProducts.path}?*after=*`, (route) => route.abort());
}

async function askForMore(page: Page) {
  await page.getByRole('link', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}
