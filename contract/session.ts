import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email } from './fields.ts';

export const ACCESS_TOKEN_KEY = 'accessToken';
/** Of a former product on the same origin; removed on logout. */
export const LEGACY_TOKEN_KEY = 'Photo-Phactory-Token';
export const SIGNUP_TOKEN_DELAY_MS = 1000;
export const ACCESS_TOKEN_MINUTES = 15;

export const readAccessToken = endpoint({
  method: 'GET',
  path: '/jwt',
  access: 'identified',
  summary: 'Exchange an ID token for an access token',
  query: z.object({ email: Email }),
  answer: z.object({ accessToken: z.string() }),
});
