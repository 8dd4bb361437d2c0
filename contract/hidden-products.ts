import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const hideProduct = endpoint({
  method: 'PUT',
  path: '/myproduct/:id/hidden',
  access: 'seller',
  summary: 'Take a sold product out of one’s own list, or put it back; its page and its deal stay',
  params: z.object({ id: Id }),
  body: z.object({ isHidden: z.boolean({ error: () => t('Please say true or false') }) }),
  answer: z.object({ modifiedCount: z.number().int() }),
});
