import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseTarget } from '../connect.ts';
import type { Postmaster } from './postmaster.ts';
import type { Settings } from './server-settings.ts';
import type { ServerUser } from './server-user.ts';

export const SUPERUSER = 'kickstand';
export const WINDOWS = process.platform === 'win32';
const PORT = 5432;
const LONGEST_SOCKET_PATH = 103;

export function targetOf(server: Postmaster, home: string): DatabaseTarget {
  if (WINDOWS) return { url: `postgres://${SUPERUSER}:${password(home)}@127.0.0.1:${server.port}/postgres` };
  return { host: server.socketFolder, port: server.port, user: SUPERUSER, database: 'postgres' };
}

/** A socket in a private directory; on Windows a free loopback port. */
export async function listening(home: string, user: ServerUser): Promise<Settings> {
  if (WINDOWS) return { listen_addresses: '127.0.0.1', port: await freePort() };
  return { listen_addresses: '', port: PORT, unix_socket_directories: socketFolder(home, user) };
}

export function socketOf(server: Postmaster): string {
  return join(server.socketFolder, `.s.PGSQL.${server.port}`);
}

const DO_YOU_SPEAK_SSL = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Sends an SSLRequest, which the server answers before authentication. */
export function answers(server: Postmaster): Promise<boolean> {
  return new Promise((answered) => {
    const socket = createConnection(WINDOWS ? { port: server.port, host: '127.0.0.1' } : { path: socketOf(server) });
    socket.once('data', () => {
      answered(true);
      socket.destroy();
    });
    socket.once('error', () => answered(false)).once('close', () => answered(false));
    socket.write(DO_YOU_SPEAK_SSL);
  });
}

export function passwordFile(home: string): string {
  const file = join(home, 'password');
  try {
    writeFileSync(file, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return file;
}

function password(home: string) {
  return readFileSync(passwordFile(home), 'utf8').trim();
}

/** The same directory on every start, so that clients reconnect. */
function socketFolder(home: string, user: ServerUser) {
  const name = `kickstand-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const fits = join(tmpdir(), name, `.s.PGSQL.${PORT}.lock`).length <= LONGEST_SOCKET_PATH;
  const folder = ownFolder(join(fits ? tmpdir() : '/tmp', name), user);
  for (const leftover of [`.s.PGSQL.${PORT}`, `.s.PGSQL.${PORT}.lock`]) rmSync(join(folder, leftover), { force: true });
  chmodSync(folder, 0o700);
  if (user.owner) chownSync(folder, user.owner.uid, user.owner.gid);
  return folder;
}

/** The temporary directory is world-writable: a directory owned by another user is not used. */
function ownFolder(folder: string, user: ServerUser) {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const found = lstatSync(folder);
    const ours = [process.getuid?.(), user.owner?.uid].includes(found.uid);
    return found.isDirectory() && ours ? folder : mkdtempSync(`${folder}-`);
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}
