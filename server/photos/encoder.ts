import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { t } from '#language/t.ts';
import { type HttpError, invalid, unavailable } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import type { EncodedPhoto, PhotoShape } from './encode.ts';
import type { Outcome, Work } from './encoder-process.ts';
import { givenUp, openLine } from './encoding-queue.ts';
import { FAULTS } from './faults.ts';
import type { Fingerprint } from './fingerprints/fingerprint.ts';

type Read = Exclude<Outcome, string>;
type Made = Exclude<Read, { fault: string } | { refused: string }>;

const PROGRAM = join(import.meta.dirname, 'encoder-process.ts');
const LIMITS = { waiting: 32, person: 2, share: 1 / 4, jobMs: 30_000, idleMs: 60_000, bytes: 640 * 1024 * 1024 };

/** A bare environment: image libraries see no secrets, and their output fills no log. */
const SHUT_OFF: ForkOptions = {
  env: {},
  execArgv: [],
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
};

export interface PhotoEncoder {
  refuseWhenFull(requester?: Requester): void;
  /** Encodes a file when its turn comes; `left` aborts it. */
  encode(path: string, left?: AbortSignal, requester?: Requester, shape?: PhotoShape): Promise<EncodedPhoto>;
  /** A JPEG of a stored photo. */
  encodeForLetter(path: string, requester?: Requester): Promise<Buffer>;
  /** Of a stored photo. */
  fingerprint(path: string): Promise<Fingerprint>;
  pid(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Encodes photos one at a time with a fair queue, in a process of lower priority: it blocks nothing, and a crash stays
 * there. The process starts on demand and ends when idle.
 */
export function openEncoder(limits: Partial<typeof LIMITS> = {}): PhotoEncoder {
  const { waiting, person, share, jobMs, idleMs, bytes } = { ...LIMITS, ...limits };
  const queue = openLine({ waiting, person, share });
  let child: ChildProcess | undefined;
  let job: PromiseWithResolvers<Read> | undefined;
  let stopped = false;
  let idle: NodeJS.Timeout | undefined;

  function launch() {
    const launched = fork(PROGRAM, [String(bytes)], SHUT_OFF);
    launched.on('message', (outcome: Outcome) => {
      if (outcome === 'too-much') drop(launched, tooMuch());
      else if (child === launched) job?.resolve(outcome);
    });
    for (const end of ['exit', 'error']) launched.on(end, () => drop(launched, interrupted()));
    return launched;
  }

  function drop(dropped: ChildProcess, reason?: HttpError) {
    if (child !== dropped) return;
    child = undefined;
    dropped.kill('SIGKILL');
    job?.reject(reason);
  }

  async function work(asked: Work) {
    if (stopped) throw interrupted();
    clearTimeout(idle);
    child ??= launch();
    const worker = child;
    const late = setTimeout(() => drop(worker, tooSlow()), jobMs);
    job = Promise.withResolvers<Read>();
    // Referenced only while encoding, so that it does not keep the parent alive.
    keepAlive(worker, true);
    try {
      worker.send(asked);
      return await job.promise;
    } finally {
      clearTimeout(late);
      job = undefined;
      keepAlive(worker, false);
      idle = setTimeout(() => drop(worker), idleMs).unref();
    }
  }

  async function inTurn(asked: Work, requester: Requester, left?: AbortSignal): Promise<Made> {
    const release = await queue.turn(requester, left);
    try {
      const outcome = await work(asked);
      if (left?.aborted) throw givenUp();
      if ('fault' in outcome) throw new Error(`The encoder failed: ${outcome.fault}`);
      if ('refused' in outcome) throw invalid('photo', FAULTS[outcome.refused]());
      return outcome;
    } finally {
      release();
    }
  }

  return {
    refuseWhenFull: queue.refuseWhenFull,
    async encode(path, left, requester = {}, shape = 'whole') {
      const made = await inTurn({ path, shape }, requester, left);
      return expectPhoto(made);
    },
    async encodeForLetter(path, requester = {}) {
      const made = await inTurn({ path, shape: 'letter' }, requester);
      return expectLetter(made);
    },
    async fingerprint(path) {
      const made = await inTurn({ path, shape: 'fingerprint' }, {});
      return expectFingerprint(made);
    },
    pid: () => child?.pid,
    async stop() {
      stopped = true;
      clearTimeout(idle);
      if (!child) return;
      keepAlive(child, true);
      const ended = once(child, 'exit');
      drop(child, interrupted());
      await ended;
    },
  };
}

function keepAlive(child: ChildProcess, alive: boolean) {
  for (const handle of [child, child.channel]) alive ? handle?.ref() : handle?.unref();
}

function expectPhoto(made: Made) {
  if ('photo' in made) return made.photo;
  throw somethingElse();
}

function expectLetter(made: Made) {
  if ('letter' in made) return Buffer.from(made.letter);
  throw somethingElse();
}

function expectFingerprint(made: Made) {
  if ('fingerprint' in made) return made.fingerprint;
  throw somethingElse();
}

const somethingElse = () => new Error('The encoder made something else than was asked for');

const interrupted = () => unavailable('busy', t('Preparing this photo was interrupted. Please try again.'));
const tooSlow = () =>
  invalid('photo', t('This photo takes too long to prepare. Please save it anew, as a plain JPEG, and send that.'));
const tooMuch = () =>
  invalid('photo', t('This photo needs too much memory. Please save it anew, as a plain JPEG, and send that.'));
