import type { Page } from '@playwright/test';

export const bikes = (page: Page) => page.getByRole('main').getByRole('article');
export const ids = (page: Page) => bikes(page).evaluateAll((all) => all.map(({ id }) => id));
