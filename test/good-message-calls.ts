import { aBookingOf } from './bookings.ts';
import { aConversationOf, aMessagePhotoOf, aMessageReportOf, said } from './conversations.ts';
import type { Cast } from './deal-in.ts';
import type { GoodCall, Sent } from './good-calls.ts';
import type { Caller } from './people.ts';
import { aJpeg } from './photos.ts';
import { aProductOf, describedBike } from './products.ts';

type By = (caller: Caller, input?: () => Sent | Promise<Sent>) => GoodCall;

export function messageCalls({ market, buyer, seller, admin }: Cast, by: By): Record<string, GoodCall> {
  const { sql } = market.market;
  const about = (id: string) => ({ params: { id } });
  const aBike = async () => about(await aProductOf(seller, describedBike));
  const aBooking = async () => aBookingOf(buyer, await aProductOf(seller));
  const aConversation = async () => about(await aConversationOf(buyer, await aProductOf(seller)));
  const aStranger = async () => {
    const { email } = await market.person('buyer');
    return about((await sql`select id from users where email = ${email}`)[0]?.id);
  };
  return {
    beginConversation: by(buyer, async () => ({ body: { productId: await aProductOf(seller), ...said() } })),
    writeInDeal: by(seller, async () => ({ ...about(await aBooking()), body: said() })),
    listConversations: by(seller, aConversation),
    countUnread: by(seller, aConversation),
    readConversation: by(seller, aConversation),
    readConversationAbout: by(buyer, aBike),
    readConversationInDeal: by(buyer, async () => about(await aBooking())),
    listMessages: by(seller, aConversation),
    sendMessage: by(seller, async () => ({
      ...(await aConversation()),
      body: said({ photos: [{ name: (await aMessagePhotoOf(seller)).name }] }),
    })),
    readMessages: by(seller, async () => {
      const message = said();
      const id = await aConversationOf(buyer, await aProductOf(seller), message);
      return { ...about(id), body: { upTo: message.id } };
    }),
    addMessagePhoto: by(buyer, async () => ({ file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) } })),
    readMessagePhoto: by(seller, async () => {
      const { name } = await aMessagePhotoOf(buyer);
      const id = await aConversationOf(buyer, await aProductOf(seller), { photos: [{ name }] });
      return { params: { id, name } };
    }),
    reportMessage: by(seller, async () => {
      const message = said();
      const id = await aConversationOf(buyer, await aProductOf(seller), message);
      return { ...about(id), body: { messageId: message.id, reason: 'spam', words: 'Again and again' } };
    }),
    listReportedMessages: by(admin, async () => about(await aMessageReportOf(market, buyer, seller))),
    decideMessageReport: by(admin, async () => ({
      ...about(await aMessageReportOf(market, buyer, seller)),
      body: { decision: 'remove' },
    })),
    readReportedPhoto: by(admin, async () => {
      const { name } = await aMessagePhotoOf(buyer);
      return { params: { id: await aMessageReportOf(market, buyer, seller, { photos: [{ name }] }), name } };
    }),
    blockPerson: by(buyer, aStranger),
    unblockPerson: by(buyer, aStranger),
    listBlocks: by(buyer),
  };
}
