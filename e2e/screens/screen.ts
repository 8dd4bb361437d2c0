import { expect, type Page } from '@playwright/test';
import type { Marketplace } from '../../test/marketplace.ts';
import { isAlive } from '../alive.ts';
import { comeIn } from '../cast.ts';
import type { Person, Stage } from './stage.ts';

/** A page in one of its states, as it is looked at and photographed. */
export interface Screen {
  /** Absent: where `arrange` has led. */
  address?: string | ((stage: Stage) => string | Promise<string>);
  who?: Person;
  /** The heading to be seen before anybody looks; absent where something else is awaited in `prepare`. */
  shows?: string;
  /** What has to be so before the page opens. */
  arrange?(page: Page, stage: Stage): Promise<unknown>;
  /** What somebody does there first. */
  prepare?(page: Page): Promise<unknown>;
  /** The screen is a window of its own, opened from there. */
  opens?(page: Page): Promise<Page>;
}

/** Goes where the screen is to be seen, and answers the page that shows it. */
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

/** For screens that show what people with too many words have done. */
export function writeMuch(_page: Page, { wordyDeal }: Stage) {
  return wordyDeal();
}
