import { run } from '../../scripts/rehearsal/run.ts';

const SUBNET = '10.213.77';
const BRIDGE = 'ksf0';
export const HOST = `${SUBNET}.1`;
const DROP = [
  ['INPUT', '-i', 'eth0', '-j', 'DROP'],
  ['OUTPUT', '-o', 'eth0', '-j', 'DROP'],
];

const ip = (...words: string[]) => run('ip', words);

export interface Machine {
  name: string;
  address: string;
  /** Words before a command that run it on this machine. */
  on: string[];
  partition(): Promise<void>;
  join(): Promise<void>;
}

/** Machines as network namespaces on a bridge; a partition drops packets and says nothing. Needs root. */
export async function openNetwork(count: number): Promise<{ machines: Machine[]; close(): Promise<void> }> {
  const names = Array.from({ length: count }, (_, index) => `ksf${index + 1}`);
  const close = async () => {
    for (const name of names) {
      await ip('link', 'del', `${name}v`).catch(() => {});
      await ip('netns', 'del', name).catch(() => {});
    }
    await ip('link', 'del', BRIDGE).catch(() => {});
  };
  await close();
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('addr', 'add', `${HOST}/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  const machines = [];
  for (const [index, name] of names.entries()) machines.push(await machine(name, `${SUBNET}.${11 + index}`));
  return { machines, close };
}

async function machine(name: string, address: string): Promise<Machine> {
  const on = ['netns', 'exec', name];
  await ip('netns', 'add', name);
  await ip('link', 'add', `${name}v`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  await ip('link', 'set', `${name}v`, 'master', BRIDGE, 'up');
  await ip(...on, 'ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['eth0', 'lo']) await ip(...on, 'ip', 'link', 'set', device, 'up');
  const rules = async (verb: '-A' | '-D') => {
    for (const rule of DROP) await ip(...on, 'iptables', verb, ...rule);
  };
  return { name, address, on, partition: () => rules('-A'), join: () => rules('-D') };
}
