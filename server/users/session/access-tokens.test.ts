import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { ACCESS_TOKEN_MINUTES } from '#contract/session.ts';
import { accessTokens } from './access-tokens.ts';

const tokens = accessTokens('a secret of more than thirty-two characters');
const user = { id: '01a21ee6-929c-7332-a73e-69cd508574bb', email: 'buyer@example.test' };

test('a token whose signature was checked before is read again, until it ends', async () => {
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
  const token = await tokens.issue(user, { sessionId: 'one' });
  const first = await tokens.read(token);
  assert.deepEqual([first?.userId, first?.sessionId], [user.id, 'one']);
  mock.timers.tick(ACCESS_TOKEN_MINUTES * 60_000 - 1000);
  assert.deepEqual(await tokens.read(token), first);
  mock.timers.tick(1000);
  assert.equal(await tokens.read(token), undefined);
  mock.timers.reset();
});

test('a token like a known one is not taken for it', async () => {
  const token = await tokens.issue(user);
  assert.ok(await tokens.read(token));
  const [head, body = '', signature = ''] = token.split('.');
  const others = [
    [head, body, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    [head, body, ''],
    [head, Buffer.from(JSON.stringify({ sub: 'somebody else' })).toString('base64url'), signature],
    [head, body],
  ];
  for (const parts of others) assert.equal(await tokens.read(parts.join('.')), undefined);
  assert.equal(await accessTokens('another secret of thirty-two characters').read(token), undefined);
});
