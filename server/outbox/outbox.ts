export { doubling } from './backoff.ts';
export { claim, due } from './claiming.ts';
export { drain } from './drain.ts';
export type { Log } from './rejection.ts';
export { attempt, done, giveUp, postpone, renew, retry } from './settling.ts';
export type { Claimed, Held, Outbox } from './table.ts';
