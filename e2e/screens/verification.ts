import { expect, type Page } from '@playwright/test';
import { sendIdentityDocument } from '#contract/verification.ts';
import { aDocument, aPhone } from '../../test/verification.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const STEPS = { address: '/dashboard/verification', shows: 'Verification' } as const;

export const verificationScreens: Record<string, Screen> = {
  verification: { ...STEPS, who: 'seller' },
  'verification-code': {
    ...STEPS,
    who: 'newSeller',
    arrange: aWaitingDocument,
    async prepare(page) {
      await page.getByLabel('Mobile number').fill(aPhone());
      await page.getByRole('region', { name: 'Phone number' }).getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    },
  },
  'identity-documents': {
    address: '/dashboard/identitydocuments',
    who: 'admin',
    shows: 'Identity documents',
    arrange: aWaitingDocument,
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Look at the document/ })
        .first()
        .click();
      await expect(page.getByRole('img', { name: /^Document of/ })).toBeVisible();
    },
  },
};

async function aWaitingDocument(_page: Page, { people: { newSeller } }: Stage) {
  await newSeller.call(sendIdentityDocument, { file: await aDocument() });
}
