import type { Sql } from '#server/database/connect.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { saveSearch } from '#server/saved-searches/saved-searches.ts';
import type { Chance } from '../search/chance.ts';
import { SHAPES } from '../search/shapes.ts';

const AT_ONCE = 4;

/** Each of some buyers saves one search, as the site does it. */
export async function saveSearches(sql: Sql, random: Chance, count: number) {
  const buyers = await sql<Viewer[]>`select id, email, role from users where role = 'buyer' order by id limit ${count}`;
  const wishes = Object.values(SHAPES)
    .flat()
    .filter((wish) => 'q' in wish || 'brand' in wish);
  const saveNext = async () => {
    for (let buyer = buyers.shift(); buyer; buyer = buyers.shift()) {
      const address = `${new URLSearchParams({ ...random.pick(wishes), minPrice: String(100 * Math.ceil(9 * random.next())) })}`;
      await saveSearch({ sql }, buyer, { name: 'A bike', address, told: 'daily', utcOffset: 360 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, saveNext));
}
