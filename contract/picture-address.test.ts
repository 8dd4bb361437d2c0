import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_WEB_ADDRESS } from './fields.ts';
import { isOwnPicture, ownPictureAt, shownPicture } from './own-picture.ts';
import { pictureAddressFault } from './picture-address.ts';

test('addresses that lead inside, hold a password or name a port are refused', () => {
  const inside = [
    'http://192.168.1.1/goform/reboot?x=1',
    'http://127.0.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/a.jpg',
    'http://router.local/a.jpg',
    'http://nas.lan./a.jpg',
    'http://intranet/a.jpg',
    'http://8.8.8.8/a.jpg',
  ];
  for (const address of inside) assert.match(pictureAddressFault(address) ?? '', /public internet/, address);
  assert.match(pictureAddressFault('https://me:secret@pictures.example.org/a.jpg') ?? '', /password/);
  assert.match(pictureAddressFault('https://me@pictures.example.org/a.jpg') ?? '', /password/);
  assert.match(pictureAddressFault('https://pictures.example.org:8443/a.jpg') ?? '', /port/);
  assert.match(pictureAddressFault('no address') ?? '', /web address/);
  for (const address of ['https://pictures.example.org/a.jpg', 'http://bücher.example/a.jpg', 'https://a.b:443/c'])
    assert.equal(pictureAddressFault(address), undefined, address);
});

test('what is no web address is told so without asking for https, which no address needs', () => {
  assert.equal(pictureAddressFault('my picture'), NO_WEB_ADDRESS);
  assert.equal(pictureAddressFault('http://pictures.example.org/a.jpg'), undefined);
  assert.doesNotMatch(NO_WEB_ADDRESS, /starts with/);
});

test('a picture of ours is one on this site that no call answers', () => {
  for (const own of ['/photos/a-800.webp', '/pictures/hero.svg', '/nothing.jpg']) assert.equal(shownPicture(own), own);
  for (const other of [
    '',
    '//evil.test/a.jpg',
    '/\\evil.test',
    'https://evil.test/a.jpg',
    '/api/auth/x',
    '/API/x',
    'data:x',
  ])
    assert.deepEqual([shownPicture(other), isOwnPicture(other)], ['', false], other);
  const origin = 'https://bikes.example.test';
  assert.equal(ownPictureAt(`${origin}/pictures/a.svg`, origin), '/pictures/a.svg');
  for (const other of [
    `${origin}.evil.test/a.svg`,
    `https://me@bikes.example.test/a.svg`,
    `${origin}/api/auth/x`,
    'nonsense',
  ])
    assert.equal(ownPictureAt(other, origin), undefined, other);
});
