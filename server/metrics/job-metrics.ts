import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.01, 0.1, 1, 5, 15, 60, 300];

/** Runs a job and notes how it went. */
export type JobObserver = (job: string, work: () => Promise<unknown>) => Promise<unknown>;

export function jobMetrics(registry: Registry): JobObserver {
  const registers = [registry];
  const runs = new Counter({
    name: 'kickstand_job_runs_total',
    help: 'Runs of scheduled jobs.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'kickstand_job_duration_seconds',
    help: 'Duration of the runs of a job.',
    labelNames: ['job'],
    buckets: SECONDS,
    registers,
  });
  const succeeded = new Gauge({
    name: 'kickstand_job_last_success_timestamp_seconds',
    help: 'When a job ended without a fault the last time, in this process.',
    labelNames: ['job'],
    registers,
  });
  return async (job, work) => {
    const end = seconds.startTimer({ job });
    try {
      const result = await work();
      runs.inc({ job, outcome: 'success' });
      succeeded.setToCurrentTime({ job });
      return result;
    } catch (error) {
      runs.inc({ job, outcome: 'failure' });
      throw error;
    } finally {
      end();
    }
  };
}
