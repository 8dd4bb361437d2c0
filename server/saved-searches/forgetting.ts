import type { AppContext } from '../context.ts';
import * as queries from './forgetting-queries.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

export async function forgetOldMatches({ sql }: Pick<AppContext, 'sql'>) {
  for (const forget of [queries.forgetRemoved, queries.forgetSeen, queries.forgetChanges])
    while ((await forget(sql)).count >= queries.MOST_FORGOTTEN);
  for (let after: string | null | undefined = FIRST; after; ) after = (await queries.forgetLeft(sql, after))[0]?.last;
  await queries.forgetNews(sql);
}
