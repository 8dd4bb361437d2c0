import assert from 'node:assert/strict';
import {
  confirmVerificationCode,
  listIdentityDocuments,
  sendIdentityDocument,
  sendVerificationCode,
  withdrawVerification,
} from '#contract/verification.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';
import { aJpeg } from './photos.ts';

let count = 0;
export const aPhone = () => `+88017${String(10_000_000 + count++)}`;

export const aDocument = async () => ({ type: 'image/jpeg', content: new Uint8Array(await aJpeg()) });

/** The newest code that reached a phone, or an e-mail address. */
export async function codeTo(market: TestMarket, target: string): Promise<string> {
  const mail = (await market.mails()).find(
    ({ to, subject }) => subject.includes(target) || (to.includes(target) && /^\d{6} is your/.test(subject)),
  );
  const code = /\b(\d{6}) is your Kickstand code/.exec(`${mail?.subject} ${mail?.text}`)?.[1];
  assert.ok(code, `No code came to ${target}`);
  return code;
}

export async function sendCode(seller: Caller, phone: string) {
  const { status } = await seller.call(sendVerificationCode, { body: { step: 'phone', phone } });
  assert.equal(status, 200);
}

export async function confirmPhone(market: TestMarket, seller: Caller, phone = aPhone()) {
  await sendCode(seller, phone);
  return seller.call(confirmVerificationCode, { body: { step: 'phone', code: await codeTo(market, phone) } });
}

/** Id of the document that waits. */
export async function aWaitingDocumentOf(seller: Caller, admin: Caller): Promise<string> {
  const { status } = await seller.call(sendIdentityDocument, { file: await aDocument() });
  assert.equal(status, 200);
  const { body } = await admin.call(listIdentityDocuments, { query: {} });
  const found = body.find(({ sellerEmail }) => sellerEmail === seller.email);
  assert.ok(found);
  return found._id;
}

export const forgetPhone = (seller: Caller) => seller.call(withdrawVerification, { params: { step: 'phone' } });
