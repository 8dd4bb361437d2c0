import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { SmsRefused, smsGateway } from './sms.ts';

const taken: { request: IncomingMessage; form: object }[] = [];
let status = 201;
const provider = createServer(async (request, response) => {
  taken.push({ request, form: Object.fromEntries(new URLSearchParams(await text(request))) });
  response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{"sid":"SM1"}');
});
const sender = () => {
  const { port } = provider.address() as AddressInfo;
  return smsGateway({ url: `http://AC1:to%2Fken@127.0.0.1:${port}/Accounts/AC1/Messages.json`, from: '+15551234567' });
};
before(() => new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening)));
after(() => provider.close());

const sms = { to: '+8801712345678', text: '123456 is your code & more' };

test('a message is a form with the account in the header, not in the address', async () => {
  await sender().send(sms);
  const [{ request, form } = assert.fail()] = taken;
  assert.deepEqual([request.method, request.url], ['POST', '/Accounts/AC1/Messages.json']);
  assert.equal(request.headers.authorization, `Basic ${Buffer.from('AC1:to/ken').toString('base64')}`);
  assert.deepEqual(form, { To: sms.to, From: '+15551234567', Body: sms.text });
});

test('a number that cannot get it is told from a provider that fails, and neither repeats the number', async () => {
  status = 400;
  await assert.rejects(sender().send(sms), SmsRefused);
  for (const fails of [401, 429, 500, 302]) {
    status = fails;
    await assert.rejects(
      sender().send(sms),
      (fault: Error) => !(fault instanceof SmsRefused) && !String(fault.message).includes(sms.to),
    );
  }
});
