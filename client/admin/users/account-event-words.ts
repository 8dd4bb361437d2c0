import type { AccountEvent } from '#contract/person-facts.ts';
import { type Message, message } from '#language/t.ts';

export const accountEventWords: Record<AccountEvent, Message> = {
  'sign-up': message('Signed up'),
  'sign-in': message('Sign-in'),
  'password-reset': message('Password reset by a letter'),
  'password-change': message('Password changed'),
  'second-factor-change': message('Second step changed'),
  'email-change': message('E-mail address changed'),
  'role-change': message('Role changed'),
};
