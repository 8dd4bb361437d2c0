import { dayAndTime } from '#client/ui/day-and-time.ts';
import { t } from '#language/t.ts';
import { type Content, combined, type LocalEntry } from './entries.ts';
import { LocalPhotoTile } from './local-photo-tile.tsx';
import { ResultMark } from './result-mark.tsx';

interface ItemVersionsProps {
  versions: LocalEntry[];
  files: ReadonlyMap<string, Blob>;
  onKeep(content: Content): void;
}

/** Of devices that did not see each other's: the person decides, so nothing is lost. */
export function ItemVersions({ versions, files, onKeep }: ItemVersionsProps) {
  const all = combined(versions);
  return (
    <div className="grid gap-3">
      <p className="font-medium">
        {all
          ? t(
              'There are {count, plural, one {# version} other {# versions}}, made on devices that did not see each other’s. Keep one, or combine them.',
              { count: versions.length },
            )
          : t(
              'There are {count, plural, one {# version} other {# versions}}, made on devices that did not see each other’s. Keep one.',
              { count: versions.length },
            )}
      </p>
      <ol className="grid gap-3">
        {versions.map((version, nth) => (
          <li key={version.id} className="grid gap-2 border-s-2 border-base-300 ps-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <ResultMark result={version.result} />
              <span className="text-sm text-quiet">{dayAndTime(version.madeAt)}</span>
            </p>
            {version.note && <p className="user-text wrap-anywhere">{version.note}</p>}
            {version.photoIds.length > 0 && (
              <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                {version.photoIds.map((id, at) => (
                  <LocalPhotoTile key={id} file={files.get(id)} name={t('photo {number}', { number: at + 1 })} />
                ))}
              </ul>
            )}
            <button
              type="button"
              onClick={() => onKeep(version)}
              className="btn btn-outline min-h-11"
              aria-label={t('Keep this one: version {number}', { number: nth + 1 })}
            >
              {t('Keep this one')}
            </button>
          </li>
        ))}
      </ol>
      {all && (
        <button type="button" onClick={() => onKeep(all)} className="btn btn-primary min-h-11">
          {t('Combine them')}
        </button>
      )}
    </div>
  );
}
