import { APIError, createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { t } from '#language/t.ts';

const LONGEST_NAME = 120;
const LONGEST_ADDRESS = 2048;
/** Includes bidi controls, but not the joiners. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;

const name = z
  .string()
  .max(LONGEST_NAME, {
    error: () => t('Please keep the name to {most} characters', { most: LONGEST_NAME }),
  })
  .refine((text) => text.trim() !== '' && text.search(CONTROL_CHARACTERS) < 0, {
    error: () => t('Please write a name on one line'),
  });
const image = z.url({
  protocol: /^https?$/,
  error: () => t('The photo has to be a web address that starts with https://'),
});

const Profile = z.object({ name: name.optional(), image: image.max(LONGEST_ADDRESS).nullish() });

const PROFILE_PATHS = ['/sign-up/email', '/update-user'];

/** Names end up in tokens, mails and pages. */
export const checkInput = createAuthMiddleware(async ({ path, body, query, params }) => {
  if (JSON.stringify([body, query, params]).includes('\\u0000')) {
    throw new APIError('BAD_REQUEST', {
      code: 'VALIDATION_ERROR',
      message: t('This holds a character that has no place here'),
    });
  }
  if (!PROFILE_PATHS.includes(path)) return;
  const profile = Profile.safeParse(body);
  if (!profile.success)
    throw new APIError('BAD_REQUEST', { code: 'INVALID_PROFILE', message: profile.error.issues[0]?.message });
});

export function fitProfile(claims: { name?: unknown; email?: string | null; image?: unknown }): {
  name: string;
  image?: string;
} {
  const [localPart = ''] = (claims.email ?? '').split('@');
  const claimed = typeof claims.name === 'string' ? claims.name.replace(CONTROL_CHARACTERS, ' ').trim() : '';
  const photo = image.max(LONGEST_ADDRESS).safeParse(claims.image);
  return { name: (claimed || localPart).slice(0, LONGEST_NAME), ...(photo.success && { image: photo.data }) };
}
