import type { Caller } from './people.ts';

/** Follows the `next` links. */
export async function pagesOf<Row>(url: string, caller: Caller, path: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let address: string | undefined = url + path; address; ) {
    const answer: Response = await fetch(address, { headers: { authorization: `bearer ${caller.token}` } });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    pages.push(await answer.json());
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    address = next && new URL(next, url).href;
  }
  return pages;
}
