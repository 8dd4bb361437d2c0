import type { Page } from '@playwright/test';
import { aConversationOf, type Said, say } from '../test/conversations.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { aBikeOf } from './deals.ts';

export interface Talk {
  seller: Caller;
  buyer: Caller;
  productId: string;
  productName: string;
  id: string;
}

/** A buyer has asked a seller about a bike. */
export async function aTalk(marketplace: Marketplace, message: Said = {}): Promise<Talk> {
  const [seller, buyer] = await Promise.all([
    newcomer(marketplace.url, 'seller', { name: 'Wilma Sommer' }),
    newcomer(marketplace.url, 'buyer', { name: 'Bela Kovacs' }),
  ]);
  const productName = `Honda CB ${crypto.randomUUID().slice(0, 8)}`;
  const productId = await aBikeOf(seller, marketplace, { productName });
  return { seller, buyer, productId, productName, id: await aConversationOf(buyer, productId, message) };
}

/** Sends messages one after the other. */
export async function sayAll(person: Caller, id: string, words: string[]) {
  for (const each of words) await say(person, id, { words: each });
}

export const INBOX = '/dashboard/messages';
export const threadOf = ({ id }: Pick<Talk, 'id'>) => `${INBOX}/${id}`;
export const box = (page: Page, name = 'Wilma') => page.getByLabel(`Write to ${name}`);
export const messages = (page: Page, name = 'Wilma') => page.getByRole('region', { name: `Messages with ${name}` });
export const row = (page: Page, productName: string) =>
  page.getByRole('region', { name: 'All messages' }).getByRole('listitem').filter({ hasText: productName });
