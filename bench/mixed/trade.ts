import type { Config } from '#contract/config.ts';
import type { Chance } from '../search/chance.ts';
import type { Acknowledged, Shown } from './acknowledged.ts';
import type { Bike, Crowd } from './people.ts';
import type { Sort, Tally } from './tally.ts';
import type { Wire } from './wire.ts';

export interface Trade {
  wire: Wire;
  chance: Chance;
  crowd: Crowd;
  known: Acknowledged;
  tally: Tally;
  config: Config;
  brands: string[];
  photos: string[];
  unpaid: { id: string; price: number; buyer: Crowd['buyers'][number] }[];
  listed: Bike[];
  /** HTTP caches of the visitors, by URL. */
  visited: Map<string, { tag: string; shown: Shown[] | undefined }>;
}

interface ReadRequest {
  kind: string;
  sort?: Sort;
  path: string;
  token?: string;
  isPublic?: boolean;
  /** The intended arrival, so that waiting for a connection counts. */
  due: number;
  parse?: (text: string) => Shown[];
  /** Set for the first page of a brand, newest first. */
  brand?: string;
}

const RETURNING = 0.3;
/** Decompressing and parsing each response would cost more than the server's work. */
const LOOKED_AT = 0.2;

/** Compares the response with changes acknowledged before the request. */
export async function read(
  trade: Trade,
  { kind, sort = 'read', path, token, isPublic, due, parse, brand }: ReadRequest,
) {
  const { wire, chance, known, tally, visited } = trade;
  const cached = !token && chance.next() < RETURNING ? visited.get(path) : undefined;
  const answer = await wire.ask(path, { token, tag: cached?.tag });
  if (isPublic) {
    tally.keepable++;
    tally.kept += Number(answer.kept);
  }
  const isUnchanged = answer.status === 304 && cached !== undefined;
  tally.answered(kind, sort, answer.at + answer.ms - due, { unchanged: isUnchanged });
  if (answer.status === 503) return tally.failed(`${kind} answered 503`);
  if (answer.status !== 200 && !isUnchanged) return tally.fault(`${kind} answered ${answer.status}`);
  let shown = isUnchanged ? cached.shown : undefined;
  if (!isUnchanged && parse && chance.next() < LOOKED_AT) shown = parse(await answer.text());
  if (!isUnchanged && !token && answer.tag) visited.set(path, { tag: answer.tag, shown });
  if (!shown) return;
  tally.checked++;
  const faults = [brand && known.faultOfList(brand, shown, answer.at)].filter(Boolean);
  faults.push(...shown.map((bike) => known.faultOf(bike, answer.at)).filter(Boolean));
  for (const fault of new Set(faults)) tally.fault(`${kind} shows ${fault}`);
}

export const readPublic = (trade: Trade, request: Omit<ReadRequest, 'token' | 'isPublic'>) =>
  read(trade, { ...request, isPublic: true });

export function aBike({ chance, crowd, listed }: Trade): Bike {
  return listed.length && chance.next() < 0.1 ? chance.pick(listed) : chance.weighed(crowd.bikes);
}
