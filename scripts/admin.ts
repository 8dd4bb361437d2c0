import { ADMIN_COMMANDS, USAGE } from './admin/commands.ts';
import { carryOut, written } from './command.ts';
import { withDatabase } from './database.ts';

const { values, positionals } = written(
  {
    options: {
      as: { type: 'string' },
      job: { type: 'string' },
      reason: { type: 'string' },
      words: { type: 'string' },
      days: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  },
  USAGE,
);
// As addresses are kept; jobs and words of commands have no capitals.
const [name = '', subject, ...rest] = positionals.map((word) => word.toLowerCase());
const command = ADMIN_COMMANDS[name];
if (values.help || !command || rest.length > 0 || !!command.takes !== !!subject) {
  console.error(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else
  await carryOut(() =>
    withDatabase(async (place) => console.log(await command.run(place, { subject: subject ?? '', ...values }))),
  );
