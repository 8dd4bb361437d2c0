import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { LARGEST_IMPORT_BYTES } from '#contract/imports.ts';
import { HEARTBEAT_SECONDS } from '#contract/live.ts';
import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import { readEnv } from '#server/env.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('the proxy takes bodies as large as ours, and writes down no address of a request', () => {
  const nginx = read('deploy/nginx.conf');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
  assert.equal(Number(megabytes) * 1024 * 1024, Math.max(LARGEST_PHOTO_BYTES, LARGEST_IMPORT_BYTES));
  const [, format = ''] = /log_format kickstand '([^']*)'/.exec(nginx) ?? [];
  assert.doesNotMatch(format, /\$(request|request_uri|uri|args|query_string|http_referer|remote_addr)\b/);
  assert.match(nginx, /proxy_set_header X-Forwarded-For \$remote_addr;/);
  assert.equal(nginx.split('{').length, nginx.split('}').length);
});

test('the proxy holds no live events back, and outlasts the silence between two signs of life', () => {
  const [, location = ''] = /location = \/api\/live \{([^}]*)\}/.exec(read('deploy/nginx.conf')) ?? [];
  assert.match(location, /proxy_buffering off;/);
  assert.match(location, /gzip off;/);
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(location) ?? [];
  assert.ok(Number(seconds) > 2 * HEARTBEAT_SECONDS);
  const [, whole = ''] = /location \/ \{([^}]*)\}/.exec(read('deploy/nginx.conf')) ?? [];
  const headers = (text: string) => text.match(/proxy_(set_header|pass|http_version) .*;/g);
  assert.deepEqual(headers(location), headers(whole));
});

test('the settings of the example are all known, and are good once secrets are filled in', () => {
  const example = parseEnv(read('deploy/kickstand.env'));
  const filled = {
    ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
    AUDIT_SECRET: randomBytes(32).toString('hex'),
    FRAME_NUMBER_SECRET: randomBytes(32).toString('hex'),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  };
  assert.deepEqual(
    Object.keys(example)
      .filter((name) => !example[name])
      .sort(),
    Object.keys(filled).sort(),
  );
  const env = readEnv({ ...example, ...filled });
  assert.deepEqual([env.production, env.warnings], [true, []]);
  for (const name of Object.keys(example)) assert.ok(name in env, name);
  assert.match(read('deploy/nginx.conf'), new RegExp(`server 127\\.0\\.0\\.1:${env.PORT};`));
  assert.match(read('deploy/nginx.conf'), new RegExp(`server_name ${new URL(env.publicUrl).host};`));
});

test('the service starts what is there, and reads the settings and writes where it may', () => {
  const unit = read('deploy/kickstand.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  assert.deepEqual(
    [...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name),
    ['Unit', 'Service', 'Install'],
  );
  assert.ok(existsSync(join(ROOT, value('ExecStart').split(' ').at(-1) ?? '')));
  assert.ok(read('deploy/kickstand.env').startsWith(`# ${value('EnvironmentFile')},`));
  assert.equal(parseEnv(read('deploy/kickstand.env')).DATA_DIR, `/var/lib/${value('StateDirectory')}`);
  assert.deepEqual(
    [value('CapabilityBoundingSet'), value('NoNewPrivileges'), value('ProtectSystem')],
    ['', 'true', 'strict'],
  );
});

test('the service is started again however long the database is away', () => {
  const [, seconds] = /^RestartSec=(\d+)$/m.exec(read('deploy/kickstand.service')) ?? [];
  // By default systemd gives up after five starts in ten seconds.
  assert.ok(Number(seconds) * 5 > 10);
});

test('the list of events for the webhooks is what the marketplace listens to', () => {
  const listened = [...read('server/money/stripe/events.ts').matchAll(/case '([a-z_.]+\.[a-z_]+)'/g)].map(
    ([, event]) => event,
  );
  const listed = [...read('docs/production.md').matchAll(/`((?:payment_intent|charge|refund|account)\.[a-z_.]+)`/g)];
  assert.deepEqual(listed.map(([, event]) => event).sort(), listened.sort());
});
