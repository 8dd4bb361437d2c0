import {
  currentEntries,
  type InspectionItem,
  LONGEST_INSPECTION_NOTE,
  MOST_ENTRY_PHOTOS,
  MOST_REPLACED_ENTRIES,
} from '#contract/inspection-items.ts';
import type { InspectionEntry } from '#contract/inspections.ts';

/** An entry as it is on this device. */
export interface LocalEntry extends InspectionEntry {
  /** `sent`: it may have arrived, so it never changes. Absent: the server has it. */
  state?: 'new' | 'sent';
}

export type Content = Pick<InspectionEntry, 'result' | 'note' | 'photoIds'>;

export interface Seen {
  item: InspectionItem;
  /** Its versions on the screen. */
  seen: readonly LocalEntry[];
}

const EMPTY: Content = { result: undefined, note: '', photoIds: [] };
const SEVEREST_FIRST = ['bad', 'doubtful', 'good'] as const;

/** Several were written by devices that did not see each other's. */
export const versionsOf = <Entry extends InspectionEntry>(entries: readonly Entry[], item: InspectionItem) =>
  currentEntries(entries.filter((entry) => entry.item === item));

export const isUnsent = ({ state }: LocalEntry) => state !== undefined;

export const photoIdsOf = (entries: readonly InspectionEntry[]) => new Set(entries.flatMap(({ photoIds }) => photoIds));

/** Items with a result. */
export function checkedItems(entries: readonly InspectionEntry[]): number {
  return new Set(currentEntries(entries).flatMap(({ item, result }) => (result ? item : []))).size;
}

/**
 * With a change to what its author saw of an item, which it replaces. One that was not sent yet is changed itself. What
 * another device wrote meanwhile was not seen, and stands as another version.
 */
export function withChange(
  entries: readonly LocalEntry[],
  { item, seen }: Seen,
  changed: (former: Content) => Partial<Content>,
  { id, madeAt }: Pick<LocalEntry, 'id' | 'madeAt'>,
): LocalEntry[] {
  const followed = versionsOf(entries, item).filter((version) => follows(version, seen));
  const replaced = followed.length > 0 ? followed : seen;
  const [former] = replaced;
  const before: Content = former ?? EMPTY;
  const { result, note, photoIds } = { ...before, ...changed(before) };
  const content = { item, result, note, photoIds, madeAt, state: 'new' as const };
  if (replaced.length === 1 && former?.state === 'new')
    return entries.map((entry) =>
      entry === former ? { ...content, id: former.id, replaces: former.replaces } : entry,
    );
  const replaces = replaced.slice(0, MOST_REPLACED_ENTRIES).map((entry) => entry.id);
  return [...entries, { ...content, id, replaces }];
}

/** Also a change of this device that the screen does not show yet. */
function follows(version: LocalEntry, seen: readonly LocalEntry[]) {
  if (seen.some(({ id }) => id === version.id)) return true;
  return isUnsent(version) && (seen.length === 0 || seen.some(({ id }) => version.replaces.includes(id)));
}

/** What the server has, and what it has not been sent yet. */
export function withReceived(entries: readonly LocalEntry[], received: InspectionEntry[], sent: ReadonlySet<string>) {
  return [...received, ...entries.filter((entry) => isUnsent(entry) && !sent.has(entry.id))];
}

/** All sides of several versions; undefined if that is more than an entry holds. */
export function combined(versions: readonly InspectionEntry[]): Content | undefined {
  const note = [...new Set(versions.map(({ note }) => note.trim()))].filter(Boolean).join('\n');
  const photoIds = [...photoIdsOf(versions)];
  if (note.length > LONGEST_INSPECTION_NOTE || photoIds.length > MOST_ENTRY_PHOTOS) return;
  return {
    result: SEVEREST_FIRST.find((result) => versions.some((version) => version.result === result)),
    note,
    photoIds,
  };
}
