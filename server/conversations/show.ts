import type { Conversation, WholeConversation } from '#contract/conversations.ts';
import type { Message } from '#contract/messages.ts';
import { dollars } from '#contract/money.ts';
import { shownPicture } from '#contract/own-picture.ts';
import type { Viewer } from '../http/viewer.ts';
import { given } from '../products/products.ts';
import { ownPhoto } from '../users/portraits/portraits.ts';
import type { MessageRow } from './message-queries.ts';
import type { ConversationRow, ExcerptRow, WholeRow } from './queries.ts';
import { refusalToWrite } from './rules.ts';

export function showMessage({ id, at, masked, removed, isOwn, words, photos, isRead }: MessageRow): Message {
  return {
    _id: id,
    isOwn,
    words,
    photos,
    sentAt: new Date(at).toISOString(),
    isRead,
    isMasked: masked,
    isRemoved: removed,
  };
}

const showExcerpt = ({ id, at, ...excerpt }: ExcerptRow) => ({
  _id: id,
  ...excerpt,
  sentAt: new Date(at).toISOString(),
});

export const firstName = (name: string) => name.split(' ', 1)[0] ?? '';

export function show(row: ConversationRow): Conversation {
  return {
    _id: row.id,
    as: row.as,
    product: {
      _id: row.productId,
      productName: row.productName,
      img: shownPicture(row.imageUrl),
      ...given({ cover: row.cover }),
      resalePrice: dollars(row.priceCents),
      status: row.status,
    },
    other: {
      _id: row.otherId,
      firstName: firstName(row.otherName),
      ...given({ photo: ownPhoto(row.otherPhoto) }),
    },
    lastMessage: showExcerpt(row.last),
    unread: row.unread,
    ...given({ found: row.found && showExcerpt(row.found) }),
  };
}

export function showWhole(viewer: Viewer, row: WholeRow): WholeConversation {
  const refusal = refusalToWrite(row, viewer);
  return {
    ...show(row),
    ...given({ bookingId: row.bookingId, closed: refusal?.message }),
    isBlocked: row.isBlocked,
    hidesContacts: row.hidesContacts,
    may: { send: !refusal },
  };
}
