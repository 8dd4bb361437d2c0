import { expect, type Page } from '@playwright/test';

export interface Interaction {
  name: string;
  /** The photographed bike, a brand's page or another path. */
  on: 'bike' | 'brand' | `/${string}`;
  asBuyer?: boolean;
  before?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const openFilters = async (page: Page) => {
  await filters(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const heart = (page: Page) => page.getByRole('button', { name: /^Saved? / }).first();
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search bikes' });
const openConditions = async (page: Page) => {
  await openFilters(page);
  await page.getByRole('dialog').locator('summary').filter({ hasText: 'Condition' }).tap();
};
const firstChoice = (page: Page) => page.getByRole('dialog').getByRole('checkbox').first();
const showMore = (page: Page) => main(page).getByRole('button', { name: 'Show more' });
const moreResults = (page: Page) => main(page).getByRole('link', { name: 'Show more' });
const bikeLink = (page: Page) => main(page).getByRole('article').first().getByRole('link').first();

export const interactions: Interaction[] = [
  {
    name: 'open the booking dialog',
    on: 'bike',
    asBuyer: true,
    before: (page) => expect(page.getByRole('button', { name: /^Book Now: / })).toBeVisible(),
    act: (page) => page.getByRole('button', { name: /^Book Now: / }).tap(),
  },
  {
    name: 'open the booking dialog from a brand’s page',
    on: 'brand',
    asBuyer: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Book Now: / })
        .first()
        .tap(),
  },
  {
    name: 'type in a booking',
    on: 'bike',
    asBuyer: true,
    before: (page) => page.getByRole('button', { name: /^Book Now: / }).tap(),
    act: (page) => page.getByLabel('Meating Location').pressSequentially('At the', { delay: 120 }),
  },
  { name: 'open the filters', on: '/search', act: (page) => filters(page).tap() },
  { name: 'filter a search', on: '/search', before: openFilters, act: (page) => firstChoice(page).tap() },
  {
    name: 'filter a brand',
    on: 'brand',
    asBuyer: true,
    before: openConditions,
    act: (page) => firstChoice(page).tap(),
  },
  {
    name: 'leave out a chip',
    on: '/search?brand=YAMAHA',
    act: (page) =>
      main(page)
        .getByRole('link', { name: /^Without/ })
        .first()
        .tap(),
  },
  {
    name: 'show more of a search',
    on: '/search',
    before: async (page) => {
      await endOfResults(page);
      await moreResults(page).scrollIntoViewIfNeeded();
    },
    act: (page) => moreResults(page).tap(),
  },
  {
    name: 'show more of a brand',
    on: 'brand',
    asBuyer: true,
    before: (page) => showMore(page).scrollIntoViewIfNeeded(),
    act: (page) => showMore(page).tap(),
  },
  { name: 'rows instead of cards', on: '/search', act: (page) => main(page).getByRole('link', { name: 'List' }).tap() },
  {
    name: 'type in the search box',
    on: '/search',
    before: (page) => searchField(page).tap(),
    act: (page) => searchField(page).pressSequentially('pulsar', { delay: 120 }),
  },
  {
    name: 'type in the landing page’s search box',
    on: '/',
    before: (page) => searchField(page).tap(),
    act: (page) => searchField(page).pressSequentially('pulsar', { delay: 120 }),
  },
  {
    name: 'save a bike',
    on: 'brand',
    asBuyer: true,
    before: (page) => expect(heart(page)).toBeVisible(),
    act: (page) => heart(page).tap(),
  },
  {
    name: 'open a photo',
    on: 'bike',
    act: (page) =>
      main(page)
        .getByRole('region', { name: /^Pictures of/ })
        .getByRole('link')
        .first()
        .tap(),
  },
  {
    name: 'open a question',
    on: '/',
    before: (page) => page.locator('summary').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('summary').first().tap(),
  },
  { name: 'go to a bike', on: '/search', act: (page) => bikeLink(page).tap() },
  {
    name: 'open the dashboard',
    on: '/',
    asBuyer: true,
    before: (page) => expect(page.getByRole('banner').getByRole('link', { name: /Dashboard/ })).toBeVisible(),
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /Dashboard/ })
        .tap(),
  },
  {
    name: 'go to Favourites in the dashboard’s menu',
    on: '/dashboard',
    asBuyer: true,
    act: (page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Favourites' }).tap(),
  },
];

async function endOfResults(page: Page) {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(main(page).locator('.endless')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
