import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listImports } from '#contract/imports.ts';
import { ACCESS_TOKEN_KEY } from '#contract/session.ts';
import { newcomer } from '../test/newcomer.ts';
import { callsTo } from './forms.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';
import { csv, filePicker, STOCK, send } from './stock.ts';

const UNREACHABLE = 'Kickstand could not be reached. Please check your connection and try again.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });

test('files are sent', async ({ page, context, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await logIn(page, seller.email, '/dashboard/import');
  await expect(filePicker(page)).toBeEnabled();
  const another = async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Import' }).click();
    await expect(filePicker(page)).toBeEnabled();
  };

  await test.step('one that is on its way can be called back', async () => {
    await page.route('**/api/imports?*fileName*', () => {}, { times: 1 });
    await filePicker(page).setInputFiles(csv());
    await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(filePicker(page)).toBeFocused();
    await expect(refusal(page)).toHaveCount(0);
    expect((await seller.call(listImports)).body).toEqual([]);
    await send(page);
  });

  await test.step('without a connection nothing is lost, and a token that ran out is renewed unseen', async () => {
    await another();
    await context.setOffline(true);
    await filePicker(page).setInputFiles(csv());
    await expect(refusal(page)).toHaveText(UNREACHABLE);
    await context.setOffline(false);
    await page.evaluate((key) => {
      const [head, claims] = localStorage.getItem(key)?.split('.') ?? [];
      localStorage.setItem(key, [head, claims, 'c3BvaWx0'].join('.'));
    }, ACCESS_TOKEN_KEY);
    const sent = callsTo(page, 'POST', '/api/imports');
    await send(page);
    expect(sent()).toBe(2);
    expect((await seller.call(listImports)).body).toHaveLength(2);
  });

  await test.step('a workbook is told from a table, and a table can be dropped', async () => {
    await another();
    await drop(page, 'bikes.xlsx', 'PK');
    await expect(refusal(page)).toContainText('save its sheet as CSV first');
    await drop(page, 'bikes.csv', STOCK);
    await expect(heading(page, 'What is in which column?')).toBeVisible();
  });

  await test.step('the example is a file that can be imported as it is', async () => {
    await another();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download an example' }).click();
    await send(page, csv(await readFile(await (await downloading).path(), 'utf8'), 'kickstand-example.csv'));
    await page.getByRole('button', { name: 'Check 3 rows' }).click();
    await expect(heading(page, '3 bikes of 3 rows can be listed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ready' })).toHaveText('3Ready');
  });

  await test.step('one that is no table says so', async () => {
    await another();
    await filePicker(page).setInputFiles(csv('Bike,Price\n', 'none.csv'));
    await expect(page.getByRole('main')).toContainText('This file holds a heading and no bikes below it.');
  });
});

async function drop(page: Page, name: string, text: string) {
  const transfer = await page.evaluateHandle(
    ([name, text]) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], name, { type: 'text/csv' }));
      return dropped;
    },
    [name, text] as const,
  );
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: transfer });
}
