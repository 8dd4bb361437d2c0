import { ResultMark } from '#client/inspections/result-mark.tsx';
import { INSPECTION_ITEMS, type InspectionItem } from '#contract/inspection-items.ts';
import { INSPECTION_ITEM_FACTS } from '#contract/inspection-words.ts';
import type { AttachedInspection, InspectionEntry } from '#contract/inspections.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import { StatementPhoto } from './statement-photo.tsx';

interface InspectedItemsProps {
  dealId: string;
  inspection: AttachedInspection;
}

const labelOf = (item: InspectionItem) => t(INSPECTION_ITEM_FACTS[item].label);

export function InspectedItems({ dealId, inspection: { entries, photos } }: InspectedItemsProps) {
  const seen = INSPECTION_ITEMS.flatMap((item) => entries.filter((entry) => entry.item === item));
  const unseen = INSPECTION_ITEMS.filter((item) => !seen.some((entry) => entry.item === item));
  return (
    <>
      <ul className="mt-2 grid gap-3">
        {seen.map((entry) => (
          <InspectedItem key={entry.id} dealId={dealId} entry={entry} photos={photos} />
        ))}
      </ul>
      {unseen.length > 0 && (
        <p className="mt-2 text-sm text-quiet">
          {t('Not checked: {items}', { items: formatList(unseen.map(labelOf), 'unit') })}
        </p>
      )}
    </>
  );
}

interface InspectedItemProps {
  dealId: string;
  entry: InspectionEntry;
  photos: AttachedInspection['photos'];
}

function InspectedItem({ dealId, entry: { item, result, note, photoIds }, photos }: InspectedItemProps) {
  const label = labelOf(item);
  const shown = photos.filter(({ id }) => photoIds.includes(id));
  return (
    <li className="border-s-2 border-base-300 ps-3">
      <p className="flex flex-wrap items-center gap-x-3">
        {label} <ResultMark result={result} />
      </p>
      {note && <p className="user-text wrap-anywhere">{note}</p>}
      {shown.length > 0 && (
        <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {shown.map((photo, nth) => (
            <StatementPhoto
              key={photo.id}
              dealId={dealId}
              photo={{ ...photo, alt: t('{item}, photo {number}', { item: label, number: nth + 1 }) }}
              nth={nth + 1}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
