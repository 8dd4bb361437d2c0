import type { Infrastructure } from '../infrastructure.ts';

/** What the supervisor tells a process first: what it is for, and where everything is. */
export interface Order {
  role: 'web' | 'chores';
  ground: Infrastructure;
}

/** Later it says: go when you are done with those you serve, or go. */
export type Farewell = 'leave' | 'stop';

/** What a process says: that its event loop turns, and that it does what it is for. */
export type Sign = 'alive' | 'ready';

export const SIGN_OF_LIFE_MS = 5_000;
