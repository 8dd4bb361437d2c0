import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { OFFERED, pathIn } from '#language/languages.ts';
import { DEMO_PASSWORD } from '../demo/people.ts';
import { build } from '../scripts/build.ts';
import { ordinaryBrowser } from '../test/browser.ts';
import { galleriesOf } from '../test/galleries.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { medians } from './figures.ts';
import { Measured } from './measured.ts';
import { auditPage, faults, figures, LIGHTHOUSE, type Report } from './page-audit.ts';
import { printTable } from './table.ts';

const [rounds = '5', ...languages] = process.argv.slice(2);
const ROUNDS = Number(rounds);
/** Of the three pages of strangers: `node bench/pages.ts 3 bn ar`. */
const LANGUAGES_ASKED = OFFERED.filter((language) => languages.includes(language));
/** Below this the machine is busy or slow, and times are unreliable. */
const QUIET_INDEX = 1500;
const BUYER = 'buyer@example.com';

await build();
const measured = new Measured();
const installed = await ordinaryBrowser();
const profile = mkdtempSync(join(tmpdir(), 'kickstand-profile-'));
const marketplace = await startMarketplace({ DEMO: 'on', DATABASE_URL: '' });
try {
  await galleriesOf(marketplace);
  await signIn(profile);
  const reports = (await pages()).map((page) => ({ ...page, rounds: [] as Report[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { address, as, rounds } of reports)
      rounds.push(await auditPage(installed, marketplace.url + address, as));
  for (const { page, rounds } of reports)
    for (const { 'LCP, ms': lcp } of rounds.map(figures))
      measured.add(page, 'loads in the browser', { count: 1, failed: Number(!(lcp > 0)) });
  console.log(`${LIGHTHOUSE}, mobile preset, simulated throttling, medians of ${ROUNDS} rounds. Pages are kept after`);
  console.log('their first round, as for most visitors:\n');
  printTable(reports.map(({ page, rounds }) => ({ page, ...medians(rounds.map(figures)) })));
  for (const { page, rounds } of reports) for (const fault of faults(rounds)) console.log(`${page}: ${fault}`);
  const indexes = reports.flatMap(({ rounds }) => rounds.map((report) => report.environment.benchmarkIndex));
  const slowest = Math.min(...indexes);
  if (slowest < QUIET_INDEX)
    console.log(`\nThe machine was busy (index down to ${Math.round(slowest)}): times are soft.`);
  measured.conclude();
} finally {
  await marketplace.stop();
  rmSync(profile, { recursive: true, force: true });
}

async function pages(): Promise<{ page: string; address: string; as?: string }[]> {
  const [bike] = (await (await fetch(`${marketplace.url}/api/advertize`)).json()) as { _id: string; brand: string }[];
  if (!bike) throw new Error('The demo marketplace has no advertised bike');
  const [brand] = (await (await fetch(`${marketplace.url}/api/categories`)).json()) as { brandName: string }[];
  if (!brand) throw new Error('The demo marketplace has no brand');
  const strangers = [
    { page: '/', address: '/' },
    { page: '/search', address: '/search' },
    { page: '/products/{id}', address: `/products/${bike._id}` },
  ];
  if (LANGUAGES_ASKED.length)
    return LANGUAGES_ASKED.flatMap((language) =>
      strangers.map(({ page, address }) => ({ page: pathIn(language, page), address: pathIn(language, address) })),
    );
  return [
    ...strangers,
    { page: '/login', address: '/login' },
    { page: '/categories/{brand}, signed in', address: `/categories/${brand.brandName}`, as: profile },
  ];
}

/** Lighthouse's browser reuses the profile with the tokens in local storage. */
async function signIn(folder: string) {
  const context = await chromium.launchPersistentContext(folder, installed);
  const page = await context.newPage();
  await page.goto(`${marketplace.url}/login`);
  await page.getByLabel('Email').fill(BUYER);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await context.close();
}
