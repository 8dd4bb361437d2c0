import { randomUUID } from 'node:crypto';
import { addCategory, retireCategory } from '#contract/categories.ts';
import type { Caller } from '../test/people.ts';

/** Other tests count the initial brands, so an added one is retired after its test. */
export async function withAddedBrand(admin: Caller, test: (brandName: string) => Promise<void>) {
  const brandName = `E2E ${randomUUID().slice(0, 6).toUpperCase()}`;
  const { insertedId: id } = (await admin.call(addCategory, { body: { brandName } })).body;
  try {
    await test(brandName);
  } finally {
    await admin.call(retireCategory, { params: { id }, body: { isRetired: true } });
  }
}
