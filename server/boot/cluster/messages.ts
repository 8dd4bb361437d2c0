import type { Infrastructure } from '../infrastructure.ts';

/** First message to a worker: its role and the shared infrastructure. */
export interface WorkerOrder {
  role: 'web' | 'chores';
  infrastructure: Infrastructure;
}

/** Later messages: drain, then exit; or exit now. */
export type StopMessage = 'leave' | 'stop';

/** From a worker: heartbeat, and end of its start. */
export type WorkerMessage = 'alive' | 'ready';

export const HEARTBEAT_MS = 5_000;
