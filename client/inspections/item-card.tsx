import { useId, useRef } from 'react';
import { focusOn } from '#client/ui/page-focus.ts';
import type { InspectionItem } from '#contract/inspection-items.ts';
import { INSPECTION_ITEM_FACTS } from '#contract/inspection-words.ts';
import { t } from '#language/t.ts';
import type { Content, LocalEntry } from './entries.ts';
import { ItemNote } from './item-note.tsx';
import { ItemPhotos } from './item-photos.tsx';
import { ItemVersions } from './item-versions.tsx';
import { ResultChoice } from './result-choice.tsx';
import type { ChangeItem } from './use-inspection.ts';

interface ItemCardProps {
  item: InspectionItem;
  versions: LocalEntry[];
  files: ReadonlyMap<string, Blob>;
  disabled: boolean;
  onChange: ChangeItem;
}

export function ItemCard({ item, versions, files, disabled, onChange }: ItemCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { label, hint } = INSPECTION_ITEM_FACTS[item];
  const name = t(label);
  const [entry] = versions;
  const seen = { item, seen: versions };
  const set = (content: Partial<Content>) => onChange(seen, () => content);
  return (
    <li>
      <section aria-labelledby={id} className="grid gap-3 rounded-box border border-base-300 bg-base-100 p-4">
        <div>
          <h2 ref={heading} id={id} className="text-xl">
            {name}
          </h2>
          <p className="mt-1 text-sm text-quiet">{t(hint)}</p>
        </div>
        {versions.length > 1 ? (
          <ItemVersions
            versions={versions}
            files={files}
            onKeep={({ result, note, photoIds }) => {
              if (heading.current) focusOn(heading.current);
              void set({ result, note, photoIds });
            }}
          />
        ) : (
          <div className="grid gap-3 noscript:hidden">
            <ResultChoice
              label={name}
              result={entry?.result}
              disabled={disabled}
              onChange={(result) => void set({ result })}
            />
            <ItemNote note={entry?.note ?? ''} disabled={disabled} onChange={(note) => set({ note })} />
            <ItemPhotos
              photos={(entry?.photoIds ?? []).map((photoId) => ({ id: photoId, file: files.get(photoId) }))}
              disabled={disabled}
              onAdd={(added) => onChange(seen, () => ({}), added)}
              onRemove={(gone) =>
                onChange(seen, ({ photoIds }) => ({ photoIds: photoIds.filter((photoId) => photoId !== gone) }))
              }
            />
          </div>
        )}
      </section>
    </li>
  );
}
