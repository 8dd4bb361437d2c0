import { expect, type Page } from '@playwright/test';

/** Its scripts have come, and it knows who is signed in; so is every page that never asks. */
export const isAlive = (page: Page) => expect(page.getByText('Checking who is signed in')).toHaveCount(0);
