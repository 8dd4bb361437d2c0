import type { Env } from '../env.ts';
import type { Order } from './order.ts';

/** So that a list of processes tells apart the marketplaces of a machine: `pkill -x kickstand:3000` means one process. */
export const titleOf = ({ PORT }: Pick<Env, 'PORT'>, role?: Order['role']) =>
  `kickstand${role ? ` ${role}` : ''}:${PORT}`;
