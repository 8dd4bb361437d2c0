import type { FastifyBaseLogger } from 'fastify';
import type { Settlement } from './table.ts';

export class Rejection {
  readonly fault: string;
  readonly givenUp: boolean;

  constructor(fault: string, givenUp: boolean) {
    this.fault = fault;
    this.givenUp = givenUp;
  }
}

export type Log = Partial<Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>>;

export function report<Row extends object>(
  { noun, level, facts }: Settlement<Row>,
  row: Row,
  outcome: unknown,
  log?: Log,
) {
  if (!(outcome instanceof Rejection)) return;
  const { fault, givenUp } = outcome;
  log?.[level]?.({ ...facts(row), fault }, `${noun} was ${givenUp ? 'given up' : 'refused'}`);
}
