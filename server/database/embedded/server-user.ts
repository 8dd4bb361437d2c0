import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

type Command = [program: string, args: string[], options: { uid?: number; gid?: number; cwd?: string }];

/** PostgreSQL refuses to run as root, and initdb needs a user name. */
export interface ServerUser {
  owner?: { uid: number; gid: number };
  command(program: string, args: string[]): Command;
}

/** `nobody`; on macOS `daemon`, as `nobody` has another number there. */
const HARMLESS = process.platform === 'darwin' ? 1 : 65_534;
const NAMESPACE = ['unshare', '--user', `--map-user=${HARMLESS}`, `--map-group=${HARMLESS}`];

export function serverUsers(cluster: string): ServerUser[] {
  if (process.getuid?.() !== 0) return ordinary();
  const { uid, gid } = ownerOf(cluster);
  return [
    { owner: { uid, gid }, command: (program, args) => [program, args, { uid, gid, cwd: '/' }] },
    // A user namespace: root on the file system, an ordinary user to PostgreSQL.
    { owner: { uid: 0, gid: 0 }, command: through(NAMESPACE) },
    // Without namespaces (Docker's default): another user with access through root's directories.
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
