import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ordinaryBrowser } from '../test/browser.ts';

/** Too heavy as a dependency: npx fetches it. */
export const LIGHTHOUSE = 'lighthouse@13.5.0';

export interface Audit {
  score: number | null;
  scoreDisplayMode: string;
  title: string;
  numericValue?: number;
  details?: { items?: Record<string, unknown>[] };
}

export interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
}

/** `profile` is the folder of a signed-in browser. */
export async function auditPage(
  chromium: Awaited<ReturnType<typeof ordinaryBrowser>>,
  url: string,
  profile?: string,
): Promise<Report> {
  const flags = [...chromium.args, '--headless=new', '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"'];
  if (profile) flags.push(`--user-data-dir=${profile}`);
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
    { env: { ...chromium.env, CHROME_PATH: chromium.executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

export function figures({ categories, audits, environment }: Report) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (category: keyof Report['categories']) => Math.round(categories[category].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    kB: value('total-byte-weight') / 1000,
    index: environment.benchmarkIndex,
  };
}

export function faults(rounds: Report[]): Set<string> {
  const failed = rounds.flatMap(({ audits }) =>
    Object.entries(audits).filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0),
  );
  return new Set(failed.map(([id, { title }]) => `${title} (${id})`));
}
