import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

type Command = [program: string, args: string[], options: { uid?: number; gid?: number; cwd?: string }];

/** As whom the server's programs run: PostgreSQL refuses to be root, and initdb anybody without a name. */
export interface ServerUser {
  /** Who must own what the server writes; absent when that is us anyway. */
  owner?: { uid: number; gid: number };
  command(program: string, args: string[]): Command;
}

/** `nobody`; macOS gives that name another number, there `daemon` is the harmless one. */
const HARMLESS = process.platform === 'darwin' ? 1 : 65_534;
const NAMESPACE = ['unshare', '--user', `--map-user=${HARMLESS}`, `--map-group=${HARMLESS}`];

/** The ways to run a server on this data folder, the best first. */
export function serverUsers(cluster: string): ServerUser[] {
  if (process.getuid?.() !== 0) return ordinary();
  const { uid, gid } = ownerOf(cluster);
  return [
    { owner: { uid, gid }, command: (program, args) => [program, args, { uid, gid, cwd: '/' }] },
    // Still root to the files, but in a namespace where that is an ordinary user.
    { owner: { uid: 0, gid: 0 }, command: through(NAMESPACE) },
    // Where namespaces are forbidden (Docker's default): another user who may pass through root's private folders.
    { owner: { uid, gid }, command: through(['setpriv', ...becoming(uid, gid)]) },
  ];
}

export function canRun(user: ServerUser, program: string): boolean {
  return spawnSync(...user.command(program, ['--version'])).status === 0;
}

export function canEnter(user: ServerUser, folders: string[]): boolean {
  if (!user.owner) return true;
  const entering = ['-c', 'for folder; do cd "$folder" || exit 1; done', 'sh', ...folders];
  return spawnSync(...user.command('/bin/sh', entering)).status === 0;
}

/** Gives a file, or a folder and all in it, to the server's user. */
export function entrust(path: string, { owner }: ServerUser) {
  const found = statSync(path);
  if (!owner || found.uid === owner.uid) return;
  const inside = found.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of inside) lchownSync(join(path, name), owner.uid, owner.gid);
  chownSync(path, owner.uid, owner.gid);
}

function ordinary(): ServerUser[] {
  const self: ServerUser = { command: (program, args) => [program, args, {}] };
  try {
    userInfo();
    return [self];
  } catch {
    return [{ command: through(NAMESPACE) }, self];
  }
}

function ownerOf(cluster: string) {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found?.uid ? { uid: found.uid, gid: found.gid } : { uid: HARMLESS, gid: HARMLESS };
}

function becoming(uid: number, gid: number) {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return [...identity, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
}

function through([program = '', ...options]: string[]): ServerUser['command'] {
  return (inner, args) => [program, [...options, '--', inner, ...args], { cwd: '/' }];
}
