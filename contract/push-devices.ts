import { z } from 'zod';
import { type Message, message, t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, line } from './fields.ts';
import { pictureAddressFault } from './picture-address.ts';

export const MOST_PUSH_DEVICES = 10;

const aService = { error: () => t('This is not the address of a push service') };

export const PushEndpoint = line(2048).pipe(
  z.string().refine((address) => /^https:/i.test(address) && !pictureAddressFault(address), aService),
);

const key = (bytes: number, text: Message) =>
  z
    .string()
    .regex(/^[\w-]+$/, { error: () => t(text) })
    .refine((key) => Math.floor((key.length * 3) / 4) === bytes, { error: () => t(text) });

export const PushDevice = z.object({
  _id: Id,
  name: z.string(),
  endpoint: z.string(),
  addedAt: z.string(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const NewPushDevice = z.object({
  endpoint: PushEndpoint,
  /** Of the browser, base64url: a point of P-256 (65 bytes) and a secret (16 bytes). */
  publicKey: key(65, message('This is not a key of a browser')),
  authSecret: key(16, message('This is not a secret of a browser')),
  name: line(80),
});

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/notices/devices',
  access: 'signed-in',
  summary: "The caller's browsers that get push messages, and the key to subscribe with",
  answer: z.object({ applicationServerKey: z.string(), devices: z.array(PushDevice) }),
});

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/notices/devices',
  access: 'signed-in',
  summary: 'This browser gets push messages from now on; who was told there before is not any more',
  body: NewPushDevice,
  answer: z.object({ insertedId: Id }),
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/notices/devices/:id',
  access: 'signed-in',
  summary: 'A browser of the caller gets no push messages any more',
  params: z.object({ id: Id }),
  answer: z.object({ deletedCount: z.number().int() }),
});
