import type { AccountEvent } from '#contract/person-facts.ts';

export const accountEventWords: Record<AccountEvent, string> = {
  'sign-up': 'Signed up',
  'sign-in': 'Sign-in',
  'password-reset': 'Password reset by a letter',
  'password-change': 'Password changed',
  'second-factor-change': 'Second step changed',
  'email-change': 'E-mail address changed',
  'role-change': 'Role changed',
};
