import { expect, type Page } from '@playwright/test';
import type { Marketplace } from '../../test/marketplace.ts';
import { isAlive } from '../alive.ts';
import { comeIn } from '../cast.ts';
import type { Person, Stage } from './stage.ts';

/** A page in one state, for accessibility checks and screenshots. */
export interface Screen {
  /** Absent: `arrange` has navigated. */
  address?: string | ((stage: Stage) => string | Promise<string>);
  who?: Person;
  /** Heading to await; absent: `prepare` awaits something else. */
  shows?: string;
  /** Before the page opens. */
  arrange?(page: Page, stage: Stage): Promise<unknown>;
  /** After the page opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Opens the popup that is the screen. */
  opens?(page: Page): Promise<Page>;
}

/** Returns the page that shows the screen. */
export async function visit(page: Page, screen: Screen, stage: Stage, marketplace: Marketplace): Promise<Page> {
  const { address, who, shows, arrange, prepare, opens } = screen;
  await arrange?.(page, stage);
  const path = typeof address === 'function' ? await address(stage) : address;
  if (who) await comeIn(page, stage.people[who], marketplace, path ?? '/');
  else if (path) await page.goto(path);
  if (shows) await expect(page.getByRole('heading', { name: shows, exact: true }).first()).toBeVisible();
  await isAlive(page);
  await prepare?.(page);
  const shown = (await opens?.(page)) ?? page;
  await shown.mouse.move(0, 0);
  return shown;
}

/** Long texts, for overflow checks. */
export function writeMuch(_page: Page, { wordyDeal }: Stage) {
  return wordyDeal();
}
