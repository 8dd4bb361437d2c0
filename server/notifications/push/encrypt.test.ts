import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aBrowser } from '../testing/push-service.ts';
import { encryptPush } from './encrypt.ts';

test('the example of RFC 8291 comes out byte by byte', () => {
  const receiver = {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const chance = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  };
  assert.equal(
    encryptPush('When I grow up, I want to be a watermelon', receiver, chance).toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each message has keys and a salt of its own, and one browser alone opens it', () => {
  const [one, other] = [aBrowser(), aBrowser()];
  const sent = Array.from({ length: 20 }, () => encryptPush('{"a":"ü"}', one));
  assert.equal(new Set(sent.map((body) => body.subarray(0, 16).toString('hex'))).size, 20);
  assert.equal(new Set(sent.map((body) => body.subarray(21, 86).toString('hex'))).size, 20);
  for (const body of sent) assert.equal(one.open(body), '{"a":"ü"}');
  assert.throws(() => other.open(sent[0] ?? Buffer.alloc(0)), /authenticate/);
});
