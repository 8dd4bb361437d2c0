import type { Infrastructure } from '../infrastructure.ts';

export interface WorkerOrder {
  role: 'web' | 'chores';
  infrastructure: Infrastructure;
}

/** `leave`: drain, then exit; `stop`: exit now. */
export type StopMessage = 'leave' | 'stop';

/** `alive`: heartbeat; `ready`: end of the start. */
export type WorkerMessage = 'alive' | 'ready';

export const HEARTBEAT_MS = 5_000;
