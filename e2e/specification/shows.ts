import { test } from '../kickstand.ts';

/** A row of docs/specification.md in a test that shows several. scripts/specification.ts allows nothing that could leave it out. */
export const shows = (row: string, take: () => Promise<unknown>) =>
  test.step(row, async () => {
    try {
      await take();
    } catch (error) {
      // The reporter does not name the step when two attempts fail in different rows.
      await test.info().attach('row', { body: row, contentType: 'text/plain' });
      throw error;
    }
  });
