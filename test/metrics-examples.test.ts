import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BUSINESS_EVENTS } from '#server/counts/counts.ts';
import { jobs } from '#server/jobs.ts';
import { wholeText } from '../server/boot/metrics-listener.ts';
import { openQueueMetrics, processMetrics } from '../server/boot/process-metrics.ts';
import type { ProcessMetrics } from '../server/metrics/metrics.ts';
import { openMarket } from './market.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const FILES = ['deploy/prometheus-rules.yaml', 'deploy/grafana-dashboard.json', 'docs/operations.md'];

let metrics!: ProcessMetrics;
const market = await openMarket({
  observe(services) {
    metrics = processMetrics(services, 'all');
    return metrics.watchWeb;
  },
});
const running: { stop(): Promise<void> }[] = [];
const queues = openQueueMetrics(market.market, market.target, running);
const queuesText = await queues.text();
for (const part of running) await part.stop();
const text = wholeText({ all: `${await metrics.text()}\n\n${queuesText}` });
const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
const histograms = [...text.matchAll(/^# TYPE (\S+) histogram/gm)].map(([, name = '']) => name);
const series = new Set([
  ...told,
  ...histograms.flatMap((name) => ['bucket', 'sum', 'count'].map((of) => `${name}_${of}`)),
]);

test('alerts, dashboard and documentation name only metrics that there are', () => {
  for (const file of FILES) {
    const named = new Set(read(file).match(/\b(?:kickstand|nodejs|process)_[a-z0-9_]+[a-z0-9]\b/g));
    assert.ok(named.size > 8, file);
    assert.deepEqual(
      [...named].filter((name) => !series.has(name)),
      [],
      file,
    );
  }
});

test('every metric of ours is documented', () => {
  const documented = read('docs/operations.md');
  const ours = [...told].filter((name) => name.startsWith('kickstand_'));
  assert.ok(ours.length > 20);
  assert.deepEqual(
    ours.filter((name) => !documented.includes(`\`${name}\``)),
    [],
  );
});

test('the queues, jobs and events that alerts and documentation name are there', () => {
  const log = { info() {}, warn() {}, error() {} } as never;
  const names = {
    queue: [...new Set([...queuesText.matchAll(/queue="([^"]+)"/g)].map(([, name = '']) => name))],
    job: Object.keys(
      jobs(
        market.market,
        { log, pictureFetch: true, listingChecks: true, ownIdentity: true },
        new AbortController().signal,
      ),
    ),
    event: [...BUSINESS_EVENTS],
  };
  for (const file of FILES.slice(0, 2))
    for (const [, label = '', operator, wanted = ''] of read(file)
      .replaceAll('\\"', '"')
      .matchAll(/\b(queue|job|event)(=~?)"([^"]+)"/g))
      for (const part of operator === '=~' ? wanted.split('|') : [wanted]) {
        if (part === 'kickstand') continue;
        const known = names[label as keyof typeof names];
        assert.ok(
          known.some((name) => new RegExp(`^${part}$`).test(name)),
          `${file}: ${label} ${part}`,
        );
      }
  const documented = read('docs/operations.md');
  for (const name of [...names.queue, ...names.event]) assert.ok(documented.includes(`\`${name}\``), name);
});

test('every alert has a reason, a severity and a line in the documentation', () => {
  const alerts = read('deploy/prometheus-rules.yaml').split('- alert: ').slice(1);
  assert.ok(alerts.length > 10);
  for (const alert of alerts) {
    const [name = ''] = alert.split('\n');
    assert.match(alert, /severity: (page|ticket)/, name);
    assert.match(alert, /summary: '/, name);
    assert.ok(read('docs/operations.md').includes(`\`${name}\``), name);
  }
});
