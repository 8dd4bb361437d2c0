import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownMigrations } from './migrate.ts';

/** Later ones keep the rule of docs/upgrading.md: the version before goes on working with the tables. */
const LAST_BEFORE_THE_RULE = '0039_answer_times.sql';

/** `-- contract: 0040_….sql`: the code stopped needing it with that migration, at least one version ago. */
const CONTRACT = /^-- contract: (\d{4}\w*\.sql)$/m;

const BREAKING: [statement: RegExp, reason: string][] = [
  [/\bdrop (table|view|column)\b/, 'the version before reads it'],
  [/\brename\b/, 'the version before uses the former name'],
  [/\balter column \w+ (set data )?type\b/, 'the version before writes the former type'],
  [/\balter column \w+ (set not null|drop default)\b/, 'the version before leaves it out'],
  [/\badd (column )?\w+ [^,;]*\bnot null\b(?![^,;]*\b(default|generated)\b)/, 'the version before leaves it out'],
  [/\badd (constraint \w+ )?(check|unique|primary key|exclude)\b/, 'the version before may break it'],
];

/** A wider check under the same name. */
const REPLACED_CHECK = /\bdrop constraint (\w+), add constraint \1 check\b/g;

function faultsOf(text: string): string[] {
  const statements = text.toLowerCase().replace(/--.*$/gm, '').replace(/\s+/g, ' ').split(';');
  const made = new Set(statements.flatMap((each) => /create (?:unlogged )?table (\w+)/.exec(each)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const [, table = ''] = /(?:alter table|create unique index \w+ on) (?:only )?(\w+)/.exec(statement) ?? [];
    if (made.has(table)) return [];
    const added = statement.replace(REPLACED_CHECK, '');
    const faults = BREAKING.filter(([breaking]) => breaking.test(added)).map(([, reason]) => reason);
    return /create unique index/.test(statement) ? [...faults, 'the version before may break it'] : faults;
  });
}

test('the version before works on with the tables of each new migration', async () => {
  const all = await knownMigrations();
  const later = all.filter(({ name }) => name > LAST_BEFORE_THE_RULE);
  assert.ok(later.length > 0);
  for (const { name, text } of later) {
    const [, since] = CONTRACT.exec(text) ?? [];
    if (since === undefined) assert.deepEqual([name, faultsOf(text)], [name, []]);
    else assert.ok(since < name && all.some((known) => known.name === since), `${name}: ${since} is none before it`);
  }
});

test('what would break the version before is noticed', () => {
  for (const text of [
    'drop table things',
    'alter table things drop column name',
    'alter table things rename to others',
    'alter table things alter column name type int',
    'alter table things alter name set not null, alter column name set not null',
    'alter table things add column name text not null',
    'alter table things add column size int, add name text not null',
    'alter table things add constraint once unique (name)',
    'alter table things add check (size > 0)',
    'alter table things drop constraint size_check, add constraint name_check check (size > 0)',
    'create unique index things_once on things (name)',
  ])
    assert.ok(faultsOf(text).length > 0, text);
  for (const text of [
    'create table things (name text not null unique); alter table things add check (length(name) > 1)',
    'alter table things add column name text',
    "alter table things add column name text not null default ''",
    'alter table things add size int not null generated always as (length(name)) stored',
    'create index things_name on things (name); drop index things_size',
    'create table others (name text); create unique index others_once on others (name)',
    'alter table things drop constraint size_check, add constraint size_check check (size > -1)',
    'alter table things drop constraint things_name_check -- never drop column by drop table',
  ])
    assert.deepEqual(faultsOf(text), [], text);
});
