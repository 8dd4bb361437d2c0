import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merged } from './merged.ts';

test('a metric of several processes is described once, before all of its samples', () => {
  const text = (worker: string) =>
    `# HELP a_total What.\n# TYPE a_total counter\na_total{worker="${worker}"} 1\n\n# HELP b How.\n# TYPE b gauge\nb{worker="${worker}"} 2\n`;
  assert.equal(
    merged([text('x'), text('y'), '']),
    '# HELP a_total What.\n# TYPE a_total counter\na_total{worker="x"} 1\na_total{worker="y"} 1\n' +
      '\n# HELP b How.\n# TYPE b gauge\nb{worker="x"} 2\nb{worker="y"} 2\n',
  );
});
