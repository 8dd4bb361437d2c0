import { isLoopback } from './addresses.ts';

interface MetricsSettings {
  PORT: number;
  METRICS_PORT?: number | undefined;
  METRICS_HOST?: string | undefined;
  METRICS_TOKEN?: string | undefined;
}

export function metricsOf({
  METRICS_PORT: port,
  METRICS_HOST: host = '127.0.0.1',
  METRICS_TOKEN: token,
}: MetricsSettings) {
  return port === undefined ? undefined : { port, host, token };
}

export function metricsFaults({ PORT, METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: MetricsSettings): string[] {
  if (METRICS_PORT === PORT) return ['METRICS_PORT: is the same as PORT, which strangers reach'];
  if (!METRICS_PORT) return METRICS_HOST || METRICS_TOKEN ? ['METRICS_HOST, METRICS_TOKEN: need METRICS_PORT'] : [];
  if (METRICS_HOST && !isLoopback(METRICS_HOST) && !METRICS_TOKEN)
    return ['METRICS_TOKEN: needed where METRICS_HOST is for more than this machine'];
  return [];
}
