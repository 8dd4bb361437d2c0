import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { demoBikes } from './bikes.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { demoPeople } from './people.ts';

const drawn = new Set(drawnPictures().map(([file]) => `/pictures/${file}`));

test('every picture that the demo, the migrations or the pages name is drawn', () => {
  const root = join(import.meta.dirname, '..');
  const code = globSync(['server/**/*.sql', 'server/categories/queries.ts', 'client/**/*.tsx'], { cwd: root });
  const named = code.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\/pictures\/[\w-]+\.svg/g) ?? []);
  assert.ok(named.length > 4);
  const numbered = [1, 2, 3].map((number) => `/pictures/brand-other-${number}.svg`);
  const all = [...named, ...numbered, ...demoBikes.map(({ img }) => img), ...demoPeople.map((one) => one.photoURL)];
  assert.deepEqual(
    all.filter((address) => !drawn.has(address)),
    [],
  );
});
