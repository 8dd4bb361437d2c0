import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from '../env.ts';
import { welcome } from './welcome.ts';

test('a newcomer hears who can sign in, where mails and data are, and how to stop', async () => {
  const lines = await welcome(readEnv({ DATA_DIR: '/somewhere/data' }));
  assert.deepEqual(lines, [
    'Sign in:  buyer@example.com, seller@example.com, admin@example.com; the password is kickstand',
    'Mails:    http://localhost:3000/dev/mail',
    'Data:     /somewhere/data; delete this folder to begin anew',
    'Stop:     Ctrl+C',
  ]);
});

test('nobody is told of people who are not there, nor to delete a folder without a database', async () => {
  const lines = await welcome(
    readEnv({ DATABASE_URL: 'postgres://market@db/market', SMTP_URL: 'smtp://localhost', DATA_DIR: '/d' }),
  );
  assert.deepEqual(lines, ['Files:    /d', 'Stop:     Ctrl+C']);
});
