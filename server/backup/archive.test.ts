import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { type BackupKey, findBackupKey, keyFileText, newBackupKey } from './backup-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'kickstand-archive-'));
after(() => rmSync(folder, { recursive: true }));
const key = await newBackupKey();
let number = 0;

const ENTRIES: [name: string, bytes: Buffer][] = [
  ['tables/public.users/00001.copy.gz', randomBytes(3_000)],
  ['photos/ab/abcdef-800.webp', randomBytes(70_000)],
  ['empty', Buffer.alloc(0)],
  ['manifest.json', Buffer.from('{}')],
];

async function archive(key: BackupKey | undefined): Promise<string> {
  const file = join(folder, `${number++}.backup`);
  const writer = await ArchiveWriter.create(file, key);
  for (const [name, bytes] of ENTRIES) await writer.add(name, bytes);
  await writer.finish();
  return file;
}

async function entriesOf(file: string, key?: BackupKey) {
  const entries: [string, Buffer][] = [];
  for await (const { name, bytes } of readArchive(file, key)) entries.push([name, bytes]);
  return entries;
}

for (const [kind, own] of [
  ['plain', undefined],
  ['encrypted', key],
] as const)
  describe(`a backup file, ${kind}`, () => {
    test('has what was put into it, for its owner only', async () => {
      const file = await archive(own);
      assert.deepEqual((await entriesOf(file, own)).slice(0, -1), ENTRIES);
      assert.equal(statSync(file).mode & 0o777, 0o600);
    });

    test('is refused with any byte changed, missing or added', async () => {
      const whole = readFileSync(await archive(own));
      const file = join(folder, 'changed');
      const places = Array.from({ length: 120 }, (_, at) =>
        at < 60 ? Math.floor((at * whole.length) / 60) : whole.length - 1 - (at - 60) * 36,
      );
      for (const at of places) {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ 1;
        writeFileSync(file, changed);
        await assert.rejects(entriesOf(file, own), /was changed|not the one|encrypted/, `byte ${at}`);
      }
      for (const length of [0, 1, 512, whole.length - 1024, whole.length - 1]) {
        writeFileSync(file, whole.subarray(0, length));
        await assert.rejects(entriesOf(file, own), /is not a whole backup/, `${length} bytes`);
      }
      writeFileSync(file, Buffer.concat([whole, Buffer.alloc(1024)]));
      await assert.rejects(entriesOf(file, own), /is not a whole backup/);
    });

    test('has its name only when it is whole, and overwrites nothing', async () => {
      const file = join(folder, `${kind}-named`);
      const writer = await ArchiveWriter.create(file, own);
      await writer.add('photos/a', randomBytes(100_000));
      assert.ok(!existsSync(file));
      await assert.rejects(entriesOf(writer.partial, own), /is not a whole backup/);
      const rival = await ArchiveWriter.create(file, own);
      await rival.finish();
      await assert.rejects(writer.finish(), /is there already/);
      await writer.discard();
      await assert.rejects(ArchiveWriter.create(file, own), /is there already/);
      assert.deepEqual(
        readdirSync(folder).filter((name) => name.startsWith(`${kind}-named`)),
        [`${kind}-named`],
      );
    });
  });

test('a disk that is full is the reason that is given, and nothing stays', {
  skip: process.platform === 'win32',
}, () => {
  const place = mkdtempSync(join(folder, 'full-'));
  const program = `
    const { ArchiveWriter } = await import(${JSON.stringify(join(import.meta.dirname, 'archive-writer.ts'))});
    const writer = await ArchiveWriter.create(process.argv[1], undefined);
    try {
      for (let at = 0; at < 50; at++) await writer.add('photos/a', Buffer.alloc(100_000));
      await writer.finish();
    } catch (error) {
      console.log(error.code);
      await writer.discard();
    }`;
  const limited = ['-c', 'ulimit -f 500; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', program];
  assert.equal(execFileSync('sh', [...limited, join(place, 'b.tar')], { encoding: 'utf8' }).trim(), 'EFBIG');
  assert.deepEqual(readdirSync(place), []);
});

test('a key that only makes backups does not open them, and another one neither', async () => {
  const file = await archive({ recipient: key.recipient, identity: undefined });
  assert.equal((await entriesOf(file, key)).length, 5);
  await assert.rejects(entriesOf(file, { recipient: key.recipient, identity: undefined }), /only makes backups/);
  await assert.rejects(entriesOf(file, await newBackupKey()), /The key is not the one of/);
  await assert.rejects(entriesOf(file), /is encrypted: give its key/);
});

test('a key is read as age-keygen writes it, or from BACKUP_KEY', async () => {
  const file = join(folder, 'key');
  writeFileSync(file, `# created: today\n${keyFileText(key)}`);
  assert.deepEqual(await findBackupKey(file, {}), key);
  const half = { recipient: key.recipient, identity: undefined };
  assert.deepEqual(await findBackupKey(undefined, { BACKUP_KEY: key.recipient }), half);
  assert.equal(await findBackupKey(undefined, { BACKUP_KEY: '' }), undefined);
  for (const BACKUP_KEY of ['correct horse', `${key.identity}x`, `${key.identity}\n${key.identity}`])
    await assert.rejects(findBackupKey(undefined, { BACKUP_KEY }), /^Error: BACKUP_KEY is not a key of age/);
});
