import type { Infrastructure } from '../infrastructure.ts';

export interface WorkerOrder {
  role: 'web' | 'chores';
  /** `web-1`, `jobs` …: its place, which a replacement takes over. */
  worker: string;
  infrastructure: Infrastructure;
}

/** `leave`: drain, then exit; `stop`: exit now. */
export type StopMessage = 'leave' | 'stop';

export interface MetricsRequest {
  collectMetrics: number;
}

export interface MetricsResponse {
  /** Of the request. */
  collectMetrics: number;
  text: string;
}

export type FromSupervisor = WorkerOrder | StopMessage | MetricsRequest;

/** `alive`: heartbeat; `ready`: end of the start. */
export type WorkerMessage = 'alive' | 'ready' | MetricsResponse;

export const HEARTBEAT_MS = 5_000;
