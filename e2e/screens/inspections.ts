import { expect, type Page } from '@playwright/test';
import { readDeal } from '#contract/deals.ts';
import { anEntry, anInspectionPhotoOf, attach, write } from '../../test/inspections.ts';
import { uprightJpeg } from '../photo-files.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const LONG_NOTE = `${'Kettenradverschleissgrenze'.repeat(4)}\nIt hangs low, and two links are stiff.`;

const inspectionOf = ({ bikes }: Stage) => `/inspect/${bikes.available}`;
const chain = (page: Page) => page.getByRole('region', { name: 'Chain', exact: true });

export const inspectionScreens: Record<string, Screen> = {
  inspection: { address: inspectionOf, prepare: inspect },
  'inspection-versions': { address: inspectionOf, who: 'newBuyer', arrange: twoVersions, prepare: versionsAreThere },
  'inspection-remove': { address: inspectionOf, prepare: askToRemove },
  'inspection-attached': {
    address: async ({ wordyDispute }) => `/dashboard/deal/${await wordyDispute()}`,
    who: 'wordySeller',
    arrange: anAttachedOne,
    prepare: attachedIsThere,
  },
  'inspection-in-dispute': {
    address: async ({ wordyDispute }) => `/dashboard/disputes/${await wordyDispute()}`,
    who: 'admin',
    arrange: anAttachedOne,
    prepare: attachedIsThere,
  },
};

async function inspect(page: Page) {
  await chain(page).getByRole('button', { name: 'Not sure' }).click();
  await chain(page).getByLabel('Note').fill(LONG_NOTE);
  await chain(page)
    .getByLabel('Add photos')
    .and(page.locator('input'))
    .setInputFiles(await uprightJpeg());
  await expect(chain(page).getByRole('img')).toBeVisible();
  await expect(page.getByText('1 of 7 checked')).toBeVisible();
}

async function askToRemove(page: Page) {
  await inspect(page);
  await page.getByRole('button', { name: 'Remove this inspection' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** They stand although the stage is set again. */
async function twoVersions(_page: Page, { bikes: { available: id }, people: { newBuyer } }: Stage) {
  await write(newBuyer, id, anEntry({ result: 'bad', note: LONG_NOTE }), anEntry({ note: 'Fine' }));
}

function versionsAreThere(page: Page) {
  return expect(chain(page)).toContainText('versions');
}

async function anAttachedOne(_page: Page, stage: Stage) {
  const { wordyBuyer } = stage.people;
  const bookingId = await stage.wordyDispute();
  const { productId } = (await wordyBuyer.call(readDeal, { params: { id: bookingId } })).body;
  const photo = await anInspectionPhotoOf(wordyBuyer, productId);
  await write(
    wordyBuyer,
    productId,
    anEntry({ result: 'doubtful', note: LONG_NOTE, photoIds: [photo.id] }),
    anEntry({ item: 'oil' }),
    anEntry({ item: 'papers', result: 'bad', note: '' }),
  );
  await attach(wordyBuyer, bookingId);
}

function attachedIsThere(page: Page) {
  return expect(page.getByRole('img', { name: 'Chain, photo 1' }).first()).toBeVisible();
}
