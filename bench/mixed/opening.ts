import { readConfig } from '#contract/config.ts';
import type { Photo } from '#contract/photos.ts';
import { callerOf } from '../../test/people.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { chance } from '../search/chance.ts';
import type { BenchMarket } from '../search/market.ts';
import { Acknowledged } from './acknowledged.ts';
import { bikeToList } from './listing.ts';
import { crowdOf, type Person } from './people.ts';
import { Tally } from './tally.ts';
import type { Trade } from './trade.ts';
import { openWire } from './wire.ts';

const SEED = 20_261_122;
const ADVERTISED = 12;

export async function openTrade({ url, sql }: BenchMarket, secret: string): Promise<Trade> {
  const api = `${url}/api`;
  const crowd = await crowdOf(sql, secret);
  const brands = await sql<{ name: string }[]>`
    select c.brand_name as name from categories c join products p on p.category_id = c.id
    group by 1 order by count(*) desc`;
  const trade: Trade = {
    wire: openWire(url),
    chance: chance(SEED),
    crowd,
    known: new Acknowledged(),
    tally: new Tally(),
    config: (await callerOf(api).call(readConfig)).body,
    brands: brands.map(({ name }) => name),
    photos: [],
    unpaid: [],
    listed: [],
    visited: new Map(),
  };
  for (let bike = 0; bike < ADVERTISED; bike++) {
    const { seller } = trade.chance.weighed(crowd.bikes);
    const photo = await aPhotoOf(api, callerOf(api, { token: await crowd.tokenOf(seller) }), {
      width: 1600,
      height: 1200,
    });
    trade.photos.push(photo.name);
    await advertised(trade, seller, photo);
  }
  return trade;
}

async function advertised(trade: Trade, seller: Person, photo: Photo) {
  const token = await trade.crowd.tokenOf(seller);
  const body = bikeToList(trade, photo.name);
  const listed = await trade.wire.ask('/api/product', { method: 'POST', token, body });
  const { insertedId } = JSON.parse(await listed.text()) as { insertedId: string };
  const { status } = await trade.wire.ask(`/api/products/${insertedId}`, { method: 'PUT', token });
  if (status !== 200) throw new Error(`Listing a bike responded with ${status}`);
}
