import { z } from 'zod';
import { WebAddress } from '#contract/fields.ts';
import { createUser } from '#contract/users.ts';
import { t } from '#language/t.ts';

// The same limits as the identity provider.
export const Password = z
  .string()
  .min(1, { error: () => t('Please fill in this field') })
  .min(8, { error: () => t('Please use at least 8 characters') })
  .max(128, { error: () => t('Please keep this to 128 characters') });

export const NewAccount = createUser.body
  .pick({ name: true, email: true, role: true })
  .extend({ photoURL: WebAddress, password: Password });
export type NewAccount = z.input<typeof NewAccount>;
