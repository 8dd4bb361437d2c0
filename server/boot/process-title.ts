import type { Env } from '../env.ts';

/** So that a list of processes tells apart the marketplaces of a machine: `pkill -x kickstand:3000` means one process. */
export const titleOf = ({ PORT }: Pick<Env, 'PORT'>, role?: 'web' | 'chores') =>
  `kickstand${role ? ` ${role}` : ''}:${PORT}`;
