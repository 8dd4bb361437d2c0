import type { Role } from '#contract/users.ts';
import { type Message, message } from '#language/t.ts';

export const ROLE_NAMES: Record<Role, Message> = {
  buyer: message('Buyer'),
  seller: message('Seller'),
  admin: message('Admin'),
};
