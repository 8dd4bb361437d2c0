import type { Page } from '@playwright/test';
import { openLive } from '#contract/live.ts';

/** The network is never idle while a stream is open. */
export const withoutStream = (page: Page) => page.route(`**/api${openLive.path}`, (route) => route.abort());
