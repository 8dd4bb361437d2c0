import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../scripts/build.ts';
import { galleriesOf } from '../test/galleries.ts';
import { Measured } from './measured.ts';
import { familyOf, otherWork } from './processes.ts';
import { publicAddresses } from './serve/addresses.ts';
import { startAsker } from './serve/children.ts';
import { compare } from './serve/compare.ts';
import { type Side, startSide } from './serve/marketplace.ts';
import { FORMS } from './serve/sample.ts';
import { printTable } from './table.ts';

/** `node bench/serve.ts [full] [address …]`: public responses against a bare `node:http` server with the same bytes. */
const PROCESSES = [1, 2];
const ROUNDS = 5;
const SETTLING_MS = 3000;

const words = process.argv.slice(2);
const isFull = words.includes('full');
const only = words.filter((word) => word !== 'full');
const connections = isFull || only.length ? [1, 32, 128] : [32];
const measured = new Measured();
const turns = { rounds: ROUNDS, seconds: isFull ? 1 : 0.3, measured };

type Row = Record<string, string | number>;

await build();
const asker = startAsker();
const sides: Side[] = [];
try {
  for (const processes of PROCESSES) sides.push(await startSide(processes));
  for (const side of sides) await galleriesOf(side);
  await pause(SETTLING_MS);
  const before = sides.map((side) => side.memory());
  const others = otherWork(() => familyOf(process.pid));
  const rows = await measure();
  const taken = others();
  await pause(SETTLING_MS);
  console.log(
    `By turns, medians of ${ROUNDS} rounds of ${turns.seconds} s. The limit is what hinders more a second: the`,
  );
  console.log(
    'server’s processes, the machine with all that it does, the one who asks, or else the way there and back.',
  );
  for (const [index, { processes }] of sides.entries()) {
    console.log(
      `\nWith ${processes} web ${processes === 1 ? 'process' : 'processes'}, and as many of the bare server:\n`,
    );
    printTable(rows[index] ?? []);
  }
  console.log('\nMemory:\n');
  printTable(sides.flatMap((side, index) => memoryOf(side, before[index] ?? side.memory())));
  console.log(`\n${taken}`);
  measured.conclude();
} finally {
  asker.stop();
  for (const side of sides) await side.stop();
}

async function measure(): Promise<Row[][]> {
  const rows: Row[][] = sides.map(() => []);
  const addresses = await Promise.all(sides.map(({ url }) => publicAddresses(url)));
  const names = [...(addresses[0]?.keys() ?? [])].filter((name) => !only.length || only.includes(name));
  if (!names.length) throw new Error(`Please say some of ${[...(addresses[0]?.keys() ?? [])].join(' ')}`);
  for (const name of names)
    for (const form of FORMS)
      for (const many of connections)
        for (const [index, side] of sides.entries()) {
          const path = addresses[index]?.get(name) ?? '';
          const compared = await compare(side, asker, { path, form, connections: many }, turns);
          if (compared) rows[index]?.push({ address: name, form, connections: many, ...compared });
          else console.log(`${name} has no ${form}.`);
          side.look();
        }
  return rows;
}

function memoryOf(side: Side, before: Row): Row[] {
  const rows = { before, 'most during': side.most(), after: side.memory() };
  return Object.entries(rows).map(([when, row]) => ({ 'web processes': side.processes, when, ...row }));
}
