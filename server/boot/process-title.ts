import type { Env } from '../env.ts';

/** Identifies the process: `pkill -x kickstand:3000` ends exactly one marketplace. */
export const titleOf = ({ PORT }: Pick<Env, 'PORT'>, role?: 'web' | 'chores') =>
  `kickstand${role ? ` ${role}` : ''}:${PORT}`;
