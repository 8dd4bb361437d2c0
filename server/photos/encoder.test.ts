import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { aJpeg, scene } from '../../test/photos.ts';
import { HttpError } from '../http/errors.ts';
import { openEncoder } from './encoder.ts';

const folder = await mkdtemp(join(tmpdir(), 'kickstand-encoder-'));
after(() => rm(folder, { recursive: true }));
const [small, large] = [join(folder, 'small'), join(folder, 'large')];
await writeFile(small, await aJpeg({ width: 160, height: 120 }));
await writeFile(large, await aJpeg({ width: 4000, height: 3000 }));

function opened(limits?: Parameters<typeof openEncoder>[0]) {
  const encoder = openEncoder(limits);
  after(() => encoder.stop());
  return encoder;
}

const refused = (status: number, code: string) => (error: unknown) =>
  error instanceof HttpError && error.status === status && error.code === code;

test('the process starts with the first photo, is kept, and ends when there was none for a while', async () => {
  const encoder = opened({ idleMs: 300 });
  assert.equal(encoder.pid(), undefined);
  await encoder.encode(small);
  const pid = encoder.pid();
  assert.ok(pid && lives(pid));
  await encoder.encode(small);
  assert.equal(encoder.pid(), pid);
  await ended(pid);
  assert.equal((await encoder.encode(small)).width, 160);
  assert.notEqual(encoder.pid(), pid);
});

test('a process that dies over a photo fails this one, and the others get theirs', async () => {
  const encoder = opened();
  await encoder.encode(small);
  const pid = encoder.pid() ?? 0;
  const atHand = encoder.encode(large);
  const behind = [encoder.encode(small), encoder.encode(small)];
  await pause(30);
  process.kill(pid, 'SIGKILL');
  await assert.rejects(atHand, refused(503, 'busy'));
  for (const { width } of await Promise.all(behind)) assert.equal(width, 160);
  assert.notEqual(encoder.pid(), pid);
});

test('a photo that takes too long is given up, and the next has its turn', async () => {
  const encoder = opened({ jobMs: 5000 });
  await encoder.encode(small);
  process.kill(encoder.pid() ?? 0, 'SIGSTOP');
  await assert.rejects(encoder.encode(small), refused(400, 'bad-input'));
  assert.equal((await encoder.encode(small)).width, 160);
});

test('a photo that needs too much memory is refused, and the next has its turn', async () => {
  const encoder = opened({ bytes: 180 * 1024 * 1024 });
  const hungry = join(folder, 'hungry');
  await scene({ width: 4000, height: 3000 }).avif({ effort: 0 }).toFile(hungry);
  await assert.rejects(encoder.encode(hungry), { status: 400, message: /memory/ });
  assert.equal((await encoder.encode(small)).width, 160);
});

test('so many wait for their turn and no more, and who leaves makes room', async () => {
  const encoder = opened({ waiting: 2 });
  await encoder.encode(small);
  const pid = encoder.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  const leaving = new AbortController();
  const first = encoder.encode(small);
  const left = assert.rejects(encoder.encode(small, leaving.signal), refused(503, 'busy'));
  const third = encoder.encode(small);
  await assert.rejects(encoder.encode(small), refused(503, 'busy'));
  assert.throws(encoder.refuseWhenFull, refused(503, 'busy'));
  leaving.abort();
  await left;
  encoder.refuseWhenFull();
  const fourth = encoder.encode(small);
  process.kill(pid, 'SIGCONT');
  for (const { width } of await Promise.all([first, third, fourth])) assert.equal(width, 160);
});

test('whoever has left gets nothing done, and nobody waits for it', async () => {
  const encoder = opened();
  await assert.rejects(encoder.encode(small, AbortSignal.abort()), refused(503, 'busy'));
  assert.equal(encoder.pid(), undefined);
  const leaving = new AbortController();
  const work = encoder.encode(small, leaving.signal);
  leaving.abort();
  await assert.rejects(work, refused(503, 'busy'));
});

test('stopping leaves no process behind', async () => {
  const encoder = opened();
  await encoder.encode(small);
  const pid = encoder.pid() ?? 0;
  const cutOff = assert.rejects(encoder.encode(large), refused(503, 'busy'));
  await encoder.stop();
  await cutOff;
  assert.ok(!lives(pid));
});

test('a marketplace that is killed leaves no process behind, and the encoder alone keeps none alive', async () => {
  const program = (end: string) => `
    const { openEncoder } = await import(${JSON.stringify(join(import.meta.dirname, 'encoder.ts'))});
    const encoder = openEncoder();
    await encoder.encode(${JSON.stringify(small)});
    console.log(encoder.pid());
    ${end}`;
  for (const end of ['', 'setInterval(() => {}, 1000)', `await encoder.encode(${JSON.stringify(large)})`]) {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program(end)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(parent.stdout, 'data');
    if (end) parent.kill('SIGKILL');
    else assert.deepEqual(await once(parent, 'exit'), [0, null]);
    await ended(Number(line));
  }
});

test('the process makes way for others, and knows nothing of our environment', async () => {
  process.env.KICKSTAND_SECRET = 'a secret of the marketplace';
  const encoder = opened();
  await encoder.encode(small);
  const pid = encoder.pid() ?? 0;
  assert.ok(getPriority(pid) > getPriority());
  if (process.platform === 'linux')
    assert.doesNotMatch(await readFile(`/proc/${pid}/environ`, 'utf8'), /secret of the marketplace/);
});

function lives(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function ended(pid: number) {
  for (let tries = 0; lives(pid) && tries < 200; tries++) await pause(25);
  assert.ok(!lives(pid), `${pid} lives on`);
}
