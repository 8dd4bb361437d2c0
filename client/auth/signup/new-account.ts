import { z } from 'zod';
import { WebAddress } from '#contract/fields.ts';
import { createUser } from '#contract/users.ts';

// The same limits as the identity provider.
export const Password = z
  .string()
  .min(1, 'Please fill in this field')
  .min(8, 'Please use at least 8 characters')
  .max(128, 'Please keep this to 128 characters');

export const NewAccount = createUser.body
  .pick({ name: true, email: true, role: true })
  .extend({ photoURL: WebAddress, password: Password });
export type NewAccount = z.input<typeof NewAccount>;
