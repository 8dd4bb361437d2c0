import { randomUUID } from 'node:crypto';
import { aBookingOf } from './bookings.ts';
import { aConversationOf, aMessageReportOf, said } from './conversations.ts';
import type { TestMarket } from './market.ts';
import type { Caller, SentFile } from './people.ts';
import { aJpeg } from './photos.ts';
import { aProductOf } from './products.ts';

type Input = { params?: object; query?: object; body?: object; file?: SentFile };
type Row = [input: () => Input | Promise<Input>, ...statuses: [number, number, number, number, number]];

/** As in `access.test.ts`. */
export async function accessToConversations(
  market: TestMarket,
  { buyer, seller }: { buyer: Caller; seller: Caller },
): Promise<Record<string, Row>> {
  const { email } = await market.person('buyer');
  const [stranger] = await market.market.sql`select id from users where email = ${email}`;
  const aStranger = () => ({ params: { ...stranger } });
  const nothing = () => ({});
  const aProduct = async () => ({ params: { id: await aProductOf(seller) } });
  const aBooking = async () => ({ params: { id: await aBookingOf(buyer, await aProductOf(seller)) } });
  const aConversation = async () => ({ params: { id: await aConversationOf(buyer, await aProductOf(seller)) } });
  const aReportOf = async () => {
    const message = said();
    const id = await aConversationOf(buyer, await aProductOf(seller), message);
    return { params: { id }, body: { messageId: message.id, reason: 'scam' } };
  };
  const aPhoto = async () => ({ file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) } });
  return {
    beginConversation: [
      async () => ({ body: { productId: await aProductOf(seller), ...said() } }),
      401,
      200,
      409,
      200,
      403,
    ],
    writeInDeal: [async () => ({ ...(await aBooking()), body: said() }), 401, 200, 200, 404, 404],
    listConversations: [nothing, 401, 200, 200, 200, 200],
    countUnread: [nothing, 401, 200, 200, 200, 200],
    readConversation: [aConversation, 401, 200, 200, 404, 404],
    readConversationAbout: [aProduct, 401, 200, 200, 200, 200],
    readConversationInDeal: [aBooking, 401, 200, 200, 404, 404],
    listMessages: [aConversation, 401, 200, 200, 404, 404],
    sendMessage: [async () => ({ ...(await aConversation()), body: said() }), 401, 200, 200, 404, 404],
    readMessages: [async () => ({ ...(await aConversation()), body: { upTo: randomUUID() } }), 401, 200, 200, 404, 404],
    addMessagePhoto: [aPhoto, 401, 200, 200, 200, 403],
    readMessagePhoto: [
      async () => ({ params: { ...(await aConversation()).params, name: 'a'.repeat(32) } }),
      401,
      404,
      404,
      404,
      404,
    ],
    reportMessage: [aReportOf, 401, 409, 200, 404, 404],
    listReportedMessages: [nothing, 401, 403, 403, 403, 200],
    decideMessageReport: [
      async () => ({ params: { id: await aMessageReportOf(market, buyer, seller) }, body: { decision: 'dismiss' } }),
      401,
      403,
      403,
      403,
      200,
    ],
    readReportedPhoto: [() => ({ params: { id: randomUUID(), name: 'a'.repeat(32) } }), 401, 403, 403, 403, 404],
    blockPerson: [aStranger, 401, 200, 200, 200, 200],
    unblockPerson: [aStranger, 401, 200, 200, 200, 200],
    listBlocks: [nothing, 401, 200, 200, 200, 200],
  };
}
