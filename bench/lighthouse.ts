import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from '../scripts/build.ts';
import { browser } from '../test/browser.ts';
import { galleriesOf } from '../test/galleries.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { medians } from './figures.ts';
import { printTable } from './table.ts';

/** Too heavy to be a dependency: npx fetches it the first time. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = Number(process.argv[2] ?? 3);
/** Below this the machine is busy or slow, and times say little. */
const QUIET_INDEX = 1500;

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<
    string,
    { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
  environment: { benchmarkIndex: number };
}

await build();
const chromium = await browser();
const marketplace = await startMarketplace({ DEMO: 'on', DATABASE_URL: '' });
try {
  await galleriesOf(marketplace);
  const [bike] = (await (await fetch(`${marketplace.url}/api/advertize`)).json()) as { _id: string }[];
  if (!bike) throw new Error('The demo marketplace has no advertised bike');
  const addresses = { '/': '/', '/login': '/login', '/blog': '/blog', '/products/{id}': `/products/${bike._id}` };
  const reports = Object.keys(addresses).map((page) => ({ page, rounds: [] as Report[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { page, rounds } of reports)
      rounds.push(await audit(marketplace.url + addresses[page as keyof typeof addresses]));
  console.log(`${LIGHTHOUSE}, mobile preset, simulated throttling, medians of ${ROUNDS} rounds:\n`);
  printTable(reports.map(({ page, rounds }) => ({ page, ...medians(rounds.map(figures)) })));
  for (const { page, rounds } of reports) for (const fault of faults(rounds)) console.log(`${page}: ${fault}`);
  const slowest = Math.min(
    ...reports.flatMap(({ rounds }) => rounds.map((report) => report.environment.benchmarkIndex)),
  );
  if (slowest < QUIET_INDEX)
    console.log(`\nThe machine was busy (index down to ${Math.round(slowest)}): times are soft.`);
} finally {
  await marketplace.stop();
}

async function audit(url: string): Promise<Report> {
  const flags = [...chromium.args, '--headless=new', '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"'];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
    { env: { ...chromium.env, CHROME_PATH: chromium.executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

function figures({ categories, audits, environment }: Report) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (category: keyof Report['categories']) => Math.round(categories[category].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    kB: value('total-byte-weight') / 1000,
    index: environment.benchmarkIndex,
  };
}

/** What cost points, in the audits that are passed or not. */
function faults(rounds: Report[]): Set<string> {
  const failed = rounds.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0),
  );
  return new Set(failed.map(({ id, title }) => `${title} (${id})`));
}
