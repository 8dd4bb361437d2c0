import { connect } from '../server/database/connect.ts';
import { distribute } from '../server/database/distribution/distribute.ts';
import { carryOut, written } from './command.ts';
import { withDatabase } from './database.ts';

const { values } = written(
  { options: { plan: { type: 'boolean', default: false } } },
  'npm run distribute -- [--plan]',
);

/** Plan and statements to stdout, which `psql` could run. */
await carryOut(() =>
  withDatabase(async ({ target }) => {
    const sql = connect(target, { max: 1, settings: { application_name: 'kickstand-distribute' } });
    try {
      const steps = await distribute(sql, {
        isPlanOnly: values.plan,
        tell: ({ statements }) => console.log(statements.map((statement) => `${statement};`).join('\n')),
      });
      const did = values.plan ? 'would be taken' : 'were taken';
      console.error(steps.length ? `${steps.length} steps ${did}.` : 'Every table is where it belongs.');
    } finally {
      await sql.end();
    }
  }),
);
