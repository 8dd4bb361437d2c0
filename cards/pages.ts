import { decideAtBank, showBankPage } from './bank.ts';
import type { Place } from './calls.ts';
import type { Sql } from './database.ts';
import { decideOnboarding, showOnboarding } from './onboarding.ts';
import { type Page, pageHeaders } from './page.ts';
import { unrecognized } from './refusals.ts';

type Step = (sql: Sql, place: Place, id: string, text: string) => Promise<Page>;

interface PageRoute {
  path: RegExp;
  framed: boolean;
  show: Step;
  decide: Step;
}

interface Visit {
  method: string | undefined;
  query: string;
  form(): Promise<string>;
}

export interface AskedPage {
  answer(sql: Sql, place: Place, visit: Visit): Promise<Page>;
  headers(place: Place): ReturnType<typeof pageHeaders>;
}

const PAGES: PageRoute[] = [
  { path: /^\/3ds\/(\w{1,255})$/, framed: true, show: showBankPage, decide: decideAtBank },
  { path: /^\/onboarding\/(\w{1,255})$/, framed: false, show: showOnboarding, decide: decideOnboarding },
];

export function pageAt(path: string): AskedPage | undefined {
  for (const page of PAGES) {
    const id = page.path.exec(path)?.[1];
    if (id)
      return {
        async answer(sql, place, { method, query, form }) {
          if (method === 'POST') return page.decide(sql, place, id, await form());
          if (method === 'GET') return page.show(sql, place, id, query);
          throw unrecognized(`${method}: ${path}`);
        },
        headers: (place) => pageHeaders(place, page),
      };
  }
  return undefined;
}
