import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SAVINGS = [
  // Pages of tests are short-lived: optimizing compilers cost a fifth of the browser's CPU.
  '--js-flags=--no-opt --no-maglev',
  // One renderer process serves all tests of a context: a new one costs half of a page load.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  // Fewer tiles: a tenth of the CPU of drawing a long page.
  '--default-tile-width=1280',
  '--default-tile-height=1024',
];

export const browser = () => chromium([...ARGS, ...SAVINGS]);

/** As visitors have it, for measurements. */
export const ordinaryBrowser = () => chromium(ARGS);

/** `CHROMIUM`, an installed one, or the npm package. */
async function chromium(args: string[]) {
  const found = [process.env.CHROMIUM, ...INSTALLED].find((path) => path && existsSync(path));
  return found ? { executablePath: found, args, env: environment() } : packaged(args);
}

/** The package unpacks itself and missing libraries; each user of the machine gets a copy. */
async function packaged(args: string[]) {
  const place = join(tmpdir(), `kickstand-chromium-${userInfo().uid}`);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = place;
  try {
    const { default: files, inflate } = await import('@sparticuz/chromium');
    const executablePath = await files.executablePath();
    const binaries = join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
    if (!existsSync(join(place, 'al2023'))) await inflate(join(binaries, 'al2023.tar.br'));
    const env = {
      ...environment(),
      LD_LIBRARY_PATH: join(place, 'al2023/lib'),
      FONTCONFIG_FILE: fontsIn(place),
    };
    return { executablePath, args: [...args, '--headless=new'], env };
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The package's font path is wrong, and without fonts Chromium crashes at the first field. */
function fontsIn(place: string) {
  const file = join(place, 'fonts.conf');
  const folders = `<dir>${place}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${place}/fonts-cache</cachedir>`;
  const plain = '<alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>';
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}${plain}</fontconfig>`,
  );
  return file;
}

function environment() {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
