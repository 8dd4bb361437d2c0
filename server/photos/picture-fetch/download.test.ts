import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { after, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startRemoteServer } from '../../../test/remote-server.ts';
import { AddressRefused, internet } from '../../http/internet.ts';
import { download } from './download.ts';

const PICTURE = Buffer.from('what a picture says');
let headers: IncomingMessage['headers'] = {};

const redirect = (response: ServerResponse, location: string) => void response.writeHead(302, { location }).end();

const PLACES: Record<string, (response: ServerResponse) => void> = {
  '/picture': (response) => void response.end(PICTURE),
  '/moved': (response) => redirect(response, '/picture'),
  '/moved-thrice': (response) => redirect(response, '/moved-twice'),
  '/moved-twice': (response) => redirect(response, '/moved'),
  '/for-ever': (response) => redirect(response, '/for-ever'),
  '/to-metadata': (response) => redirect(response, 'http://169.254.169.254/latest/meta-data/'),
  '/to-this-machine': (response) => redirect(response, 'http://[::1]/'),
  '/to-a-name': (response) => redirect(response, 'http://inside.example.org/'),
  '/to-a-file': (response) => redirect(response, 'file:///etc/passwd'),
  '/to-nonsense': (response) => redirect(response, 'http://'),
  '/nowhere': (response) => void response.writeHead(404).end(),
  '/broken': (response) => void response.writeHead(502).end(),
  '/not-modified': (response) => void response.writeHead(304).end(),
  '/announced': (response) => void response.writeHead(200, { 'content-length': 5000 }).write('x'),
  '/endless': (response) => {
    const more = setInterval(() => response.write(Buffer.alloc(500)), 1);
    response.on('close', () => clearInterval(more));
  },
  '/silent': () => {},
  '/trickle': (response) => {
    const more = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(more));
  },
  '/half': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    setTimeout(() => response.destroy(), 20);
  },
  '/compressed': (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(PICTURE)),
};

const elsewhere = await startRemoteServer((request, response) => {
  headers = request.headers;
  PLACES[request.url ?? '']?.(response);
});
after(() => elsewhere.stop());
beforeEach(() => {
  elsewhere.asked.length = 0;
  elsewhere.lookedUp.length = 0;
});

const HURRIED = { ms: 400, bytes: 4000 };
const fetched = (path: string) => download(elsewhere.url + path, elsewhere.internet, HURRIED);
const refused = (reason: RegExp) => (error: Error) => error instanceof AddressRefused && reason.test(error.message);
const failed = (reason: RegExp) => (error: Error) => !(error instanceof AddressRefused) && reason.test(error.message);

test('a picture comes as it is, asked for without cookies, passwords or where we come from', async () => {
  assert.deepEqual(await fetched('/picture'), PICTURE);
  assert.deepEqual(headers, {
    accept: 'image/*',
    'accept-encoding': 'identity',
    'user-agent': 'Kickstand',
    host: `pictures.example.org:${elsewhere.port}`,
    connection: 'close',
  });
});

test('up to three redirects are followed, and every hop is looked up and checked', async () => {
  assert.deepEqual(await fetched('/moved-thrice'), PICTURE);
  assert.deepEqual(elsewhere.asked, ['/moved-thrice', '/moved-twice', '/moved', '/picture']);
  assert.equal(elsewhere.lookedUp.length, 4);
  await assert.rejects(fetched('/for-ever'), refused(/more than 3/));
});

for (const [path, reason] of [
  ['/to-metadata', /169\.254\.169\.254 is not on the public internet/],
  ['/to-this-machine', /\[::1\] is not on/],
  ['/to-a-file', /not a web address/],
  ['/to-nonsense', /not a web address/],
] as const)
  test(`a redirect ${path.slice(1).replaceAll('-', ' ')} is not followed`, async () => {
    await assert.rejects(fetched(path), refused(reason));
  });

test('a redirect to a name that leads inside is not followed', async () => {
  elsewhere.names['inside.example.org'] = [['10.0.0.7']];
  await assert.rejects(fetched('/to-a-name'), refused(/inside\.example\.org is not on/));
});

test('a name that leads inside at the second look is connected to where the first look said', async () => {
  elsewhere.names['turncoat.example.org'] = [['127.0.0.1'], ['10.0.0.7']];
  const address = `http://turncoat.example.org:${elsewhere.port}/picture`;
  assert.deepEqual(await download(address, elsewhere.internet, HURRIED), PICTURE);
  assert.deepEqual(elsewhere.lookedUp, ['turncoat.example.org']);
  await assert.rejects(download(address, elsewhere.internet, HURRIED), refused(/not on the public internet/));
});

test('a name with one public and one private address is not trusted', async () => {
  elsewhere.names['both.example.org'] = [['127.0.0.1', '::ffff:10.0.0.7']];
  const address = `http://both.example.org:${elsewhere.port}/picture`;
  await assert.rejects(download(address, elsewhere.internet, HURRIED), refused(/not on the public internet/));
  assert.deepEqual(elsewhere.asked, []);
});

for (const host of ['127.0.0.2', '2130706434', '0x7f.0.0.2', '0177.0.0.2', '127.2', '0', '[::1]', '[::ffff:127.0.0.1]'])
  test(`${host}, another way to write a private address, is refused without a look`, async () => {
    const address = `http://${host}:${elsewhere.port}/picture`;
    await assert.rejects(download(address, elsewhere.internet, HURRIED), refused(/not on the public internet/));
    assert.deepEqual([elsewhere.lookedUp, elsewhere.asked], [[], []]);
  });

for (const address of ['ftp://pictures.example.org/x', 'javascript:alert(1)', 'data:image/png,x', '/pictures/hero.svg'])
  test(`${address} is no web address`, async () => {
    await assert.rejects(download(address, elsewhere.internet, HURRIED), refused(/not a web address/));
  });

test('passwords in an address are refused', async () => {
  await assert.rejects(download('http://a:b@pictures.example.org/', elsewhere.internet), refused(/password/));
});

test('the internet is reached by the ports of the web, and by public names', async () => {
  for (const port of [22, 3000, 5432, 6379, 8080])
    await assert.rejects(download(`http://1.1.1.1:${port}/`), refused(/Port/));
  for (const host of ['localhost', 'printer', 'db.internal', 'pictures.example.test', 'localhost.', 'router.lan'])
    await assert.rejects(download(`http://${host}/`), refused(/no public name/));
  assert.equal(internet.mayReach('127.0.0.1'), false);
});

test('what is missing or not to be had is final; what is broken is not', async () => {
  await assert.rejects(fetched('/nowhere'), refused(/404/));
  await assert.rejects(fetched('/not-modified'), refused(/304/));
  await assert.rejects(fetched('/compressed'), refused(/compressed/));
  await assert.rejects(fetched('/broken'), failed(/502/));
  await assert.rejects(fetched('/half'), failed(/aborted/));
});

test('a name that cannot be found may be found tomorrow', async () => {
  await assert.rejects(download('http://unknown.example.org/', elsewhere.internet), failed(/could not be found/));
});

test('too large is refused by what is announced, and by what comes', async () => {
  await assert.rejects(fetched('/announced'), refused(/larger than 4000/));
  await assert.rejects(fetched('/endless'), refused(/larger than 4000/));
});

test('the time is limited in all: for the answer, for every byte, for the name', async () => {
  const begun = Date.now();
  await assert.rejects(fetched('/silent'), failed(/aborted/));
  await assert.rejects(fetched('/trickle'), failed(/aborted/));
  const lost = { ...elsewhere.internet, addressesOf: () => new Promise<string[]>(() => {}) };
  await assert.rejects(download(elsewhere.url, lost, HURRIED), failed(/aborted/));
  assert.ok(Date.now() - begun < 4000);
});
