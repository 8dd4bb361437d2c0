import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, paragraph } from './fields.ts';
import { Page } from './pagination.ts';
import { chosenPhotos, Photo, PhotoName, UPLOAD_TYPES } from './photos.ts';

export const LONGEST_MESSAGE = 2000;
export const MOST_MESSAGE_PHOTOS = 6;

export const Message = z.object({
  _id: Id,
  isOwn: z.boolean(),
  /** Empty: photos only, or removed. */
  words: z.string(),
  photos: z.array(Photo),
  sentAt: z.string(),
  isRead: z.boolean(),
  /** Contact details are hidden until the bike is booked by this buyer. */
  isMasked: z.boolean(),
  /** An admin removed it, or one of the two has left for good. */
  isRemoved: z.boolean(),
});
export type Message = z.infer<typeof Message>;

export const messageFields = {
  /** Made by the client: the same message sent again has no further effect. */
  id: Id,
  words: paragraph(LONGEST_MESSAGE).optional(),
  photos: chosenPhotos(MOST_MESSAGE_PHOTOS).default([]),
};

const NewMessageFields = z.object(messageFields);
export type NewMessage = z.output<typeof NewMessageFields>;

export const saysSomething = ({ words, photos }: Pick<NewMessage, 'words' | 'photos'>) => !!words || photos.length > 0;
export const nothingSaid = { path: ['words'], error: () => t('Please write something, or add a photo') };

export const NewMessage = NewMessageFields.refine(saysSomething, nothingSaid);

const byConversation = z.object({ id: Id });

export const listMessages = endpoint({
  method: 'GET',
  path: '/conversations/:id/messages',
  access: 'signed-in',
  summary: 'The messages of a conversation of one’s own, newest first',
  params: byConversation,
  query: Page,
  answer: z.array(Message),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversations/:id/messages',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Send a message in a conversation of one’s own; its id makes sending it again harmless',
  params: byConversation,
  body: NewMessage,
  answer: Message,
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/conversations/:id/read',
  access: 'signed-in',
  summary: 'The messages up to this one are read',
  params: byConversation,
  body: z.object({ upTo: Id }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const addMessagePhoto = endpoint({
  method: 'POST',
  path: '/message-photos',
  access: 'signed-in',
  needs: 'confirmed-address',
  takes: UPLOAD_TYPES,
  summary: 'Upload a photo for a message, to be sent within a day; nobody else sees it before',
  answer: Photo,
});

export const readMessagePhoto = endpoint({
  method: 'GET',
  path: '/conversations/:id/photos/:name',
  access: 'signed-in',
  gives: 'image/webp',
  summary: 'A photo of a message: for the two of the conversation',
  params: z.object({ id: Id, name: PhotoName }),
  answer: z.string(),
});
