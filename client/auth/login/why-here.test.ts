import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyHere } from './why-here.ts';

test('the login page says what somebody was about to do', () => {
  const said: Record<string, string> = {
    '/categories/YAMAHA?q=fz': 'Log in to see Yamaha bikes.',
    '/categories/ROYAL%20ENFIELD': 'Log in to see Royal Enfield bikes.',
    '/products/1#book': 'Log in to book this bike.',
    '/products/1': 'Log in to go on.',
    '/dashboard/addproduct': 'Log in to sell your bike.',
    '/api/auth/new-email?token=x': 'Log in to change your e-mail address.',
    '/categories/%': 'Book a bike, pay for it, or sell your own.',
    '/': 'Book a bike, pay for it, or sell your own.',
  };
  for (const [origin, words] of Object.entries(said)) assert.equal(whyHere(origin), words, origin);
});
