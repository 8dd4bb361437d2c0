import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { withTempUpload } from './temp-upload.ts';
import { UploadPace } from './upload-rate.ts';

const anything = { field: 'photo', inspect() {} };
const read = (sent: Readable, pace?: UploadPace) => withTempUpload(sent, anything, async () => 'read', pace);
const tooSlow = { status: 408, code: 'too-slow' };

test('an upload that comes to a halt is ended', async () => {
  const sent = new Readable({ read() {} });
  sent.push('the first bytes');
  await assert.rejects(read(sent, new UploadPace({ windowMs: 20, bytes: 10 })), tooSlow);
  sent.destroy();
});

test('an upload that trickles is ended, however steadily', async () => {
  const sent = new Readable({ read() {} });
  const trickle = setInterval(() => sent.push('.'), 1);
  await assert.rejects(read(sent, new UploadPace({ windowMs: 50, bytes: 1_000_000 })), tooSlow);
  clearInterval(trickle);
  sent.destroy();
});

test('what is sent whole is read, however long we take ourselves', async () => {
  const pace = new UploadPace({ windowMs: 5, bytes: 1_000_000 });
  const slowly = { field: 'photo', inspect() {} };
  const answer = withTempUpload(Readable.from([Buffer.from('all of it')]), slowly, () => pause(100, 'read'), pace);
  assert.equal(await answer, 'read');
});
