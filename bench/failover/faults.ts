import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Marketplace } from '../../test/marketplace.ts';
import type { Cluster, Member } from './cluster.ts';

export interface Scene {
  cluster: Cluster;
  primary: Member;
  standby: Member;
  processes: Marketplace[];
  /** When a process of ours was killed, in ms. */
  kills: number[];
}

export interface Fault {
  name: string;
  /** Seconds of the fault. */
  lasts: number;
  begin(scene: Scene): Promise<void>;
  /** What the machine or its service manager does by itself, unless `byHand` says otherwise. */
  end(scene: Scene): Promise<void>;
  byHand: string;
}

const NOTHING = 'nothing';
const BLOCK = Buffer.alloc(64 * 1_024);
const filler = ({ primary }: Scene) => join(primary.folder, 'filler');

export const FAULTS: Record<string, Fault> = {
  kill: {
    name: 'kill -9 of the primary and its Patroni',
    lasts: 35,
    begin: async ({ primary }) => primary.kill(),
    end: async ({ primary }) => primary.start(),
    byHand: NOTHING,
  },
  partition: {
    name: 'partition of the primary, no packet passes',
    lasts: 50,
    begin: ({ primary }) => primary.machine.partition(),
    end: ({ primary }) => primary.machine.join(),
    byHand: NOTHING,
  },
  frozen: {
    name: 'the machine of the primary is frozen (SIGSTOP), then wakes',
    lasts: 40,
    begin: ({ primary }) => primary.freeze(),
    end: ({ primary }) => primary.wake(),
    byHand: NOTHING,
  },
  disk: {
    name: 'the disk of the primary is full',
    lasts: 30,
    begin: async (scene) => fill(filler(scene)),
    end: async (scene) => rmSync(filler(scene), { force: true }),
    byHand: 'space made',
  },
  replica: {
    name: 'the machine of the standby is frozen (SIGSTOP)',
    lasts: 35,
    begin: ({ standby }) => standby.freeze(),
    end: ({ standby }) => standby.wake(),
    byHand: NOTHING,
  },
  process: {
    name: 'kill -9 of one of our two processes',
    lasts: 15,
    begin: killOurs,
    end: async ({ processes }) => restarted(processes[0]),
    byHand: NOTHING,
  },
  machine: {
    name: 'a machine lost: the primary and one of our processes',
    lasts: 45,
    async begin(scene) {
      await Promise.all([scene.primary.loseMachine(), killOurs(scene)]);
    },
    async end({ primary, processes }) {
      await primary.machine.join();
      primary.start();
      await restarted(processes[0]);
    },
    byHand: NOTHING,
  },
};

async function killOurs({ processes, kills }: Scene) {
  kills.push(Date.now());
  await processes[0]?.kill();
}

/** As the service manager does, which tries again while there is no database. */
async function restarted(one: Marketplace | undefined) {
  for (let left = 20; left > 0; left--) {
    try {
      return await one?.restart();
    } catch (error) {
      console.error((error as Error).message);
      await pause(2_000);
    }
  }
  throw new Error('A process of ours did not start again');
}

function fill(path: string) {
  const file = openSync(path, existsSync(path) ? 'a' : 'w');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    // An open file would keep the space.
    closeSync(file);
  }
}

/** When another member leads; undefined if none does meanwhile. */
export async function promotion({ cluster, primary }: Scene, over: AbortSignal): Promise<number | undefined> {
  while (!over.aborted) {
    const others = cluster.members.filter((member) => member !== primary);
    for (const member of others) if ((await member.status())?.role === 'master') return Date.now();
    await pause(100);
  }
  return undefined;
}
