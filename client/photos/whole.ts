import type { addMessagePhoto } from '#contract/messages.ts';
import { addPhoto, MOST_PHOTOS } from '#contract/photos.ts';
import { type Message, message } from '#language/t.ts';

/** What photos are added to. */
export interface Whole {
  most: number;
  /** With `most` and how many were `left` out. */
  tooMany: Message;
  to: typeof addPhoto | typeof addMessagePhoto;
  /** Shown from the chosen file: no address shows it before it is sent. */
  isPrivate?: true;
}

export const BIKE: Whole = {
  most: MOST_PHOTOS,
  tooMany: message('A bike has {most} photos at most: {left, plural, one {# was left out} other {# were left out}}.'),
  to: addPhoto,
};
