import type { Infrastructure } from '../infrastructure.ts';

/** What the supervisor tells a process first: what it is for, and where everything is. */
export interface WorkerOrder {
  role: 'web' | 'chores';
  infrastructure: Infrastructure;
}

/** Later it says: go when you are done with those you serve, or go. */
export type StopMessage = 'leave' | 'stop';

/** What a process says: that its event loop turns, and that it does what it is for. */
export type WorkerMessage = 'alive' | 'ready';

export const HEARTBEAT_MS = 5_000;
