import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookProduct } from '#contract/bookings.ts';
import { changePrices } from '#contract/bulk.ts';
import { readConfig } from '#contract/config.ts';
import { beginConversation } from '#contract/conversations.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { addProduct, readProduct } from '#contract/products.ts';
import { payByTestCard } from '#server/demo/test-card.ts';
import type { startIssuer } from '../../test/issuer.ts';
import { type Caller, callerOf, signUpAs } from '../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import type { Acknowledged } from './acknowledged.ts';

const PAIRS = 4;
const BREATH_MS = 150;
const AGAIN_MS = 250;

type Issuer = Awaited<ReturnType<typeof startIssuer>>;
type Config = Parameters<typeof payByTestCard>[0];
type Said = { status: number; body: Record<string, unknown> };

/** A seller and two buyers who want the same bike, and a bike whose price climbs. */
interface Trio {
  seller: Caller;
  buyers: [Caller, Caller];
  watched: { id: string; price: number };
}

/** People who trade by HTTP through all processes, and send again what was not answered. */
export class Load {
  readonly #apis: string[];
  readonly #acknowledged: Acknowledged;
  readonly #trios: Trio[];
  #turn = 0;
  #over = false;
  #running: Promise<unknown> = Promise.resolve();

  private constructor(apis: string[], acknowledged: Acknowledged, trios: Trio[]) {
    this.#apis = apis;
    this.#acknowledged = acknowledged;
    this.#trios = trios;
  }

  static async open(apis: string[], issuer: Issuer, acknowledged: Acknowledged): Promise<Load> {
    const trios = await Promise.all(
      Array.from({ length: PAIRS }, async (_, index): Promise<Trio> => {
        const api = apis[index % apis.length] ?? '';
        const [seller, one, other] = await Promise.all(
          (['seller', 'buyer', 'buyer'] as const).map((role) => signUpAs(api, issuer, role)),
        );
        if (!seller?.token || !one?.token || !other?.token) throw new Error('Not everybody could join');
        return { seller, buyers: [one, other], watched: { id: await aProductOf(seller), price: goodBike.resalePrice } };
      }),
    );
    return new Load(apis, acknowledged, trios);
  }

  start() {
    const going = (step: (trio: Trio) => Promise<unknown>) => async (trio: Trio) => {
      while (!this.#over) {
        await step(trio).catch(({ message }: Error) => this.#acknowledged.refused(message));
        await pause(BREATH_MS);
      }
    };
    const steps = [
      (trio: Trio) => this.#deal(trio),
      (trio: Trio) => this.#climb(trio),
      (trio: Trio) => this.#look(trio),
    ];
    this.#running = Promise.all(this.#trios.flatMap((trio) => steps.map((step) => going(step)(trio))));
  }

  async stop() {
    this.#over = true;
    await this.#running;
  }

  #api() {
    return this.#apis[this.#turn++ % this.#apis.length] ?? '';
  }

  async #once(who: Partial<Caller>, endpoint: Endpoint, input: object): Promise<Said> {
    try {
      const asked = callerOf(this.#api(), who).call(endpoint, input);
      return (await Promise.race([asked, pause(30_000, { status: 599, body: {} })])) as Said;
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** Until it is answered, by whichever process. */
  async #insist(who: Partial<Caller>, endpoint: Endpoint, input: object): Promise<Said> {
    for (;;) {
      const said = await this.#once(who, endpoint, input);
      if (said.status !== 0 && said.status < 500) return said;
      this.#acknowledged.refused(`${said.status} ${said.body.code ?? ''}`.trim());
      if (this.#over) throw new Error('not answered at the end');
      await pause(AGAIN_MS);
    }
  }

  async #deal({ seller, buyers }: Trio) {
    const name = `Yamaha FZ ${randomUUID()}`;
    const listed = await this.#insist(seller, addProduct, {
      body: { ...goodBike, productName: name },
      key: randomUUID(),
    });
    if (listed.status !== 200) throw new Error(`listing: ${listed.status} ${listed.body.code}`);
    const productId = String(listed.body.insertedId);
    this.#acknowledged.add('product', productId);
    const id = randomUUID();
    const asked = await this.#insist(buyers[0], beginConversation, {
      body: { productId, id, words: 'Is it still available?' },
    });
    if (asked.status === 200) this.#acknowledged.add('message', id);
    const booked = await Promise.all(
      buyers.map(async (buyer) => ({
        buyer,
        said: await this.#insist(buyer, bookProduct, { body: { productId, ...meeting }, key: randomUUID() }),
      })),
    );
    const won = booked.filter(({ said }) => said.status === 200);
    if (won.length !== 1) throw new Error(`booking: ${booked.map(({ said }) => said.status)}`);
    for (const { buyer, said } of won) {
      const bookingId = String(said.body.insertedId);
      this.#acknowledged.add('booking', bookingId);
      await this.#pay(buyer, bookingId);
    }
  }

  async #pay(buyer: Caller, bookingId: string) {
    const intent = await this.#insist(buyer, createPaymentIntent, {
      body: { bookingId, resalePrice: goodBike.resalePrice },
    });
    if (intent.status !== 200) throw new Error(`intent: ${intent.status} ${intent.body.code}`);
    const config = await this.#insist({}, readConfig, {});
    const transactionId = await payByTestCard(config.body as Config, String(intent.body.clientSecret));
    const paid = await this.#insist(buyer, recordPayment, { body: { bookingId, transactionId } });
    if (paid.status === 200) this.#acknowledged.add('payment', bookingId);
  }

  /** Prices only climb, so that an older answer shows. */
  async #climb({ seller, watched }: Trio) {
    const resalePrice = watched.price + 1;
    const change = { _id: watched.id, formerPrice: watched.price, resalePrice };
    const said = await this.#once(seller, changePrices, { body: { changes: [change] } });
    const [outcome] = (said.body.outcomes ?? []) as { is?: string; outcome?: string }[];
    if (said.status === 200 && JSON.stringify(outcome).includes('done')) {
      watched.price = resalePrice;
      return this.#acknowledged.add('price', `${watched.id} ${resalePrice}`);
    }
    this.#acknowledged.refused(said.status === 200 ? `price: ${JSON.stringify(outcome)}` : `${said.status} price`);
    const now = await this.#once(seller, readProduct, { params: { id: watched.id } });
    if (now.status === 200) watched.price = Math.max(watched.price, Number(now.body.resalePrice));
  }

  async #look({ watched: { id, price } }: Trio) {
    const { status, body } = await this.#once({}, readProduct, { params: { id } });
    if (status !== 200) return;
    this.#acknowledged.reads++;
    if (Number(body.resalePrice) < price) this.#acknowledged.stale++;
  }
}
