import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMarketplace } from '../test/marketplace.ts';
import { expect } from './kickstand.ts';
import { testWithWorker } from './service-worker.ts';

testWithWorker('an operator’s page may say the same twice', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kickstand-pages-'));
  writeFileSync(join(folder, 'terms.txt'), '# Our rules\n\nBe kind.\n\nBe kind.\n\n- once\n- once\n\nBe kind.\n');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  const marketplace = await startMarketplace({ PAGES_DIR: folder });
  try {
    const footer = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await page.goto(`${marketplace.url}/terms`);
    for (const route of ['as it comes', 'from another page']) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our rules');
      await expect(page.getByText('Be kind.', { exact: true }), route).toHaveCount(3);
      await expect(page.getByText('once', { exact: true }), route).toHaveCount(2);
      await footer('Privacy').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
      await footer('Terms').click();
    }
    expect(warnings).toEqual([]);
  } finally {
    await marketplace.stop();
    rmSync(folder, { recursive: true });
  }
});
