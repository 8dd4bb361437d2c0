import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { UPLOAD_TYPES } from './photos.ts';

export const changePortrait = endpoint({
  method: 'POST',
  path: '/account/photo',
  access: 'signed-in',
  needs: 'confirmed-address',
  takes: UPLOAD_TYPES,
  summary: "Upload one's own photo in place of the one before",
  answer: z.object({ photoURL: z.string() }),
});

export const removePortrait = endpoint({
  method: 'DELETE',
  path: '/account/photo',
  access: 'signed-in',
  summary: "Take one's own photo away: initials stand in its place",
  answer: z.object({ modifiedCount: z.number().int() }),
});
