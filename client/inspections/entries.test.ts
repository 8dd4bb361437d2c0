import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InspectionEntry } from '#contract/inspections.ts';
import { checkedItems, combined, type LocalEntry, versionsOf, withChange, withReceived } from './entries.ts';

const CHAIN = 'chain';
const NONE: LocalEntry[] = [];

let made = 0;
const next = () => ({ id: `${++made}`, madeAt: new Date(Date.UTC(2026, 10, 1, 9, made)).toISOString() });

const chain = (entries: LocalEntry[]) => versionsOf(entries, CHAIN);
const write = (entries: LocalEntry[], content: Partial<InspectionEntry>, seen = chain(entries)) =>
  withChange(entries, { item: CHAIN, seen }, () => content, next());
/** What the server answers when it has been sent everything. */
const arrived = (entries: LocalEntry[]) => chain(entries).map(({ state, ...entry }): InspectionEntry => entry);
const underWay = (entries: LocalEntry[]) => entries.map((entry): LocalEntry => ({ ...entry, state: 'sent' }));
const idsOf = (entries: LocalEntry[]) => new Set(entries.map(({ id }) => id));

test('what was not sent yet is changed itself; what may have arrived is replaced', () => {
  const first = write(write(NONE, { result: 'good' }), { note: 'oiled' });
  assert.deepEqual(
    first.map(({ result, note, replaces }) => [result, note, replaces]),
    [['good', 'oiled', []]],
  );
  const [former] = first;
  const second = write(underWay(first), { note: 'oiled twice' });
  assert.deepEqual(
    second.map(({ note, replaces, state }) => [note, replaces, state]),
    [
      ['oiled', [], 'sent'],
      ['oiled twice', [former?.id], 'new'],
    ],
  );
  assert.equal(chain(second)[0]?.result, 'good');
});

test('two changes in a row are one, although the screen has not shown the first', () => {
  const nothing = chain(NONE);
  const once = write(NONE, { note: 'rusty' }, nothing);
  assert.deepEqual(
    chain(write(once, { result: 'bad' }, nothing)).map(({ note, result }) => [note, result]),
    [['rusty', 'bad']],
  );
  const seen = chain(underWay(once));
  const twice = write(write(underWay(once), { note: 'rusty, dry' }, seen), { result: 'bad' }, seen);
  assert.deepEqual(
    chain(twice).map(({ note, result }) => [note, result]),
    [['rusty, dry', 'bad']],
  );
});

test('what another device wrote meanwhile stands beside it', () => {
  const here = write(NONE, { note: 'fine' });
  const seen = arrived(here);
  const there = write(seen, { note: 'rusty' });
  const received = withReceived(seen, arrived(there), idsOf(seen));
  const both = write(received, { note: 'fine, a little dry' }, seen);
  assert.deepEqual(
    chain(both).map(({ note }) => note),
    ['rusty', 'fine, a little dry'],
  );
});

test('what is written while entries are under way stays to be sent', () => {
  const sent = underWay(write(NONE, { note: 'fine' }));
  const later = write(sent, { note: 'rusty' });
  const received = withReceived(later, arrived(sent), idsOf(sent));
  assert.deepEqual(
    chain(received).map(({ note, state }) => [note, state]),
    [['rusty', 'new']],
  );
});

test('an inspection that was removed elsewhere goes here too, but for what was not sent', () => {
  const sent = arrived(write(NONE, { note: 'fine' }));
  assert.deepEqual(withReceived(sent, [], new Set()), []);
  assert.equal(withReceived(write(sent, { note: 'rusty' }), [], new Set()).length, 1);
});

test('versions are combined: the more severe result, all words and photos; not what an entry cannot hold', () => {
  const version = (content: Partial<InspectionEntry>) => write(NONE, { note: '', photoIds: [], ...content })[0];
  const all = (...contents: Partial<InspectionEntry>[]) => combined(contents.flatMap((one) => version(one) ?? []));
  assert.deepEqual(
    all({ result: 'good', note: 'fine', photoIds: ['a'] }, { result: 'bad', note: 'rusty', photoIds: ['a', 'b'] }),
    { result: 'bad', note: 'fine\nrusty', photoIds: ['a', 'b'] },
  );
  assert.deepEqual(all({ note: 'fine' }, { note: 'fine', result: 'doubtful' }), {
    result: 'doubtful',
    note: 'fine',
    photoIds: [],
  });
  assert.equal(all({ note: 'a'.repeat(300) }, { note: 'b'.repeat(300) }), undefined);
  assert.equal(all({ photoIds: ['a', 'b', 'c'] }, { photoIds: ['d', 'e'] }), undefined);
});

test('an item counts once, and not before it has a result', () => {
  const entries = write(NONE, { result: 'good' });
  const [one] = entries;
  assert.equal(checkedItems([...entries, ...(one ? [{ ...one, id: 'twin' }] : [])]), 1);
  assert.equal(checkedItems(write(NONE, { note: 'later' })), 0);
});
