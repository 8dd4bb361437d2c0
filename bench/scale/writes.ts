import { randomUUID } from 'node:crypto';
import { beginConversation, listConversations, sendMessage } from '#server/conversations/conversations.ts';
import { bookProduct } from '#server/deals/bookings/bookings.ts';
import { addFavourite } from '#server/favourites/favourites.ts';
import { removeProduct } from '#server/products/products.ts';
import { listOne } from '../search/writes.ts';
import type { Cast } from './cast.ts';
import type { HotQuery } from './cost.ts';
import type { ScaleMarket } from './market.ts';
import { servicesOn } from './services.ts';

export function writes({ sql }: ScaleMarket, cast: Cast): HotQuery[] {
  const market = servicesOn(sql);
  const words = () => ({ id: randomUUID(), words: 'Is it still available?', photos: [] });
  return [
    {
      name: 'list a bike, remove it',
      ask: async () => {
        const seller = cast.seller();
        await removeProduct(market, seller, await listOne(sql, seller));
      },
    },
    {
      name: 'book a bike',
      ask: () =>
        bookProduct(market, cast.buyer(), { productId: cast.bike(), number: '+10000000000', location: 'Dhaka' }),
    },
    { name: 'save a favourite', ask: () => addFavourite(sql, cast.buyer(), cast.bike()) },
    {
      name: 'begin a conversation, answer',
      ask: async () => {
        const buyer = cast.buyer();
        const { conversationId } = await beginConversation(market, buyer, cast.bike(), words());
        await sendMessage(market, buyer, conversationId, words());
      },
    },
    {
      name: 'conversations, unread first',
      ask: () => listConversations(market, cast.seller(), { limit: 24, sort: 'unread' }),
    },
  ];
}
