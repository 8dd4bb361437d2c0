import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binariesPackage, completeBinaries, copyBinaries, WAY_OUT } from './postgres-binaries.ts';
import { canEnter, canRun, type ServerUser, serverUsers } from './server-user.ts';

export interface Installation {
  bin: string;
  user: ServerUser;
}

export function findInstallation(home: string, cluster: string): Installation {
  const folder = binariesPackage();
  const bin = join(completeBinaries(folder, home), 'bin');
  assertRuns(join(bin, 'postgres'));
  const users = serverUsers(cluster);
  const enters = (user: ServerUser) => canEnter(user, [home, tmpdir()]);
  const user = users.find((user) => enters(user) && canRun(user, join(bin, 'postgres')));
  if (user) return { bin, user };
  const outsider = users.find(enters);
  if (outsider) return { bin: join(copyBinaries(folder, home), 'bin'), user: outsider };
  throw new Error(
    `PostgreSQL does not run as root, and no other user can enter ${home}: ` +
      `start as an ordinary user, or choose a DATA_DIR outside root's own folders.\n${WAY_OUT}`,
  );
}

function assertRuns(program: string) {
  const { status, error, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  const reason = (error?.message ?? stderr).trim();
  throw new Error(
    `The packaged PostgreSQL needs a system with glibc and does not run on this one (${reason}). ${WAY_OUT}`,
  );
}
