import assert from 'node:assert/strict';
import { bookProduct } from '#contract/bookings.ts';
import { declineDeal } from '#contract/deals.ts';
import { addProduct, advertiseProduct, editProduct, readProduct, removeProduct } from '#contract/products.ts';
import type { Caller } from '../people.ts';
import { goodBike, meeting } from '../products.ts';
import { History } from './history.ts';

interface People {
  seller: Caller;
  buyer: Caller;
}

/** Lists, edits, advertises, declines and removes products without a pause. */
export class SellerWrites {
  readonly #people: People;
  readonly bikes: History[];
  readonly #onListed: (bike: History) => void;
  #turn = 0;

  constructor(people: People, bikes: History[], onListed: (bike: History) => void) {
    this.#people = people;
    this.bikes = bikes;
    this.#onListed = onListed;
  }

  async next() {
    const turn = this.#turn++;
    const at = turn % this.bikes.length;
    const bike = this.bikes[at];
    if (!bike) return;
    if (!bike.now) return this.#list(bike);
    const deeds = [this.#edit, this.#bookAndDecline, this.#advertise, this.#edit, this.#edit, this.#edit, this.#remove];
    const deed = deeds[Math.floor(turn / this.bikes.length) % deeds.length];
    await deed?.call(this, bike);
    if (!bike.now.onSale) this.bikes[at] = new History(bike.number + 100, bike.brandName);
  }

  async #list(bike: History) {
    const { seller } = this.#people;
    const state = { version: 0, onSale: true, reserved: false, advertised: false };
    const body = { ...goodBike, productName: bike.nameAt(0), categoryName: bike.brandName };
    const listed = await bike.step(state, () => seller.call(addProduct, { body }));
    assert.equal(listed.status, 200, listed.body.detail);
    bike.id = listed.body.insertedId;
    this.#onListed(bike);
  }

  async #edit(bike: History) {
    const { seller } = this.#people;
    const params = { id: bike.id };
    const { revision } = (await seller.call(readProduct, { params })).body;
    const state = { ...known(bike), version: known(bike).version + 1 };
    const body = { ...goodBike, productName: bike.nameAt(state.version), categoryName: bike.brandName, revision };
    const { status } = await bike.step(state, () => seller.call(editProduct, { params, body }));
    assert.equal(status, 200);
  }

  async #advertise(bike: History) {
    const params = { id: bike.id };
    await bike.step({ ...known(bike), advertised: true }, () => this.#people.seller.call(advertiseProduct, { params }));
  }

  async #bookAndDecline(bike: History) {
    const { seller, buyer } = this.#people;
    const newBooking = { productId: bike.id, ...meeting };
    const booked = await bike.step({ ...known(bike), reserved: true }, () =>
      buyer.call(bookProduct, { body: newBooking }),
    );
    assert.equal(booked.status, 200, booked.body.detail);
    const id = booked.body.insertedId;
    const body = { reason: 'My brother wants it after all.', relist: true };
    const declined = await bike.step({ ...known(bike), reserved: false }, () =>
      seller.call(declineDeal, { params: { id }, body }),
    );
    assert.equal(declined.status, 200, declined.body.detail);
  }

  async #remove(bike: History) {
    const params = { id: bike.id };
    await bike.step({ ...known(bike), onSale: false }, () => this.#people.seller.call(removeProduct, { params }));
  }
}

function known(bike: History) {
  assert.ok(bike.now);
  return bike.now;
}
