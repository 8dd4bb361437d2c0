import { expect, type Page } from '@playwright/test';
import { dismissReports, listReportedProducts, reportProduct } from '#contract/reports.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** What admins look after. */
export const adminScreens: Record<string, Screen> = {
  'all-buyers': { address: '/dashboard/allbuyer', who: 'admin', shows: 'All Buyers' },
  'all-sellers': { address: '/dashboard/allseller', who: 'admin', shows: 'All Sellers' },
  'reported-items-empty': {
    address: '/dashboard/reporteditems',
    who: 'admin',
    arrange: dismissAll,
    shows: 'Reported Items',
  },
  'reported-items': { address: '/dashboard/reporteditems', who: 'admin', arrange: reportSome, shows: 'Reported Items' },
};

async function dismissAll(_page: Page, { people: { admin } }: Stage) {
  const reported = (await admin.call(listReportedProducts)).body;
  await Promise.all(reported.map(({ _id: id }) => admin.call(dismissReports, { params: { id } })));
}

async function reportSome(_page: Page, { people, bikes, wordyDeal }: Stage) {
  const { productId } = await wordyDeal();
  for (const reporter of [people.newBuyer, people.wordyBuyer, people.newSeller])
    for (const id of [bikes.available, productId]) {
      const { status } = await reporter.call(reportProduct, { params: { id } });
      expect(status).toBe(200);
    }
}
