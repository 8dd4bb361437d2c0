// Runs under any Node version: the next script needs one that runs TypeScript.
const { existsSync, linkSync, mkdirSync, symlinkSync } = require('node:fs');
const { join, relative } = require('node:path');

const NEEDED = [24, 12];
const MODULES = join(__dirname, '../node_modules');

if (!isNew(process.versions.node)) {
  const windows = process.platform === 'win32';
  const program = join(
    MODULES,
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  );
  const link = join(MODULES, '.bin', windows ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    console.error(`Kickstand needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  // npm 10 removes the link together with the packages of other platforms. npm scripts look here first.
  if (!existsSync(link)) {
    mkdirSync(join(MODULES, '.bin'), { recursive: true });
    if (windows) linkSync(program, link);
    else symlinkSync(relative(join(MODULES, '.bin'), program), link);
  }
}

function isNew(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
