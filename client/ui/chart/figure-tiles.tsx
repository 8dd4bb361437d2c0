import { t } from '#language/t.ts';
export interface Tile<Key extends string> {
  key: Key;
  title: string;
  value: string;
  /** Smaller, below: the period before, or what the value is made of. */
  note: string;
}

interface FigureTilesProps<Key extends string> {
  tiles: Tile<Key>[];
  chosen: Key;
  onChoose(key: Key): void;
}

/** Figures of a period; the chosen one is drawn. */
export function FigureTiles<Key extends string>({ tiles, chosen, onChoose }: FigureTilesProps<Key>) {
  return (
    <fieldset>
      <legend className="sr-only">{t('What the chart shows')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {tiles.map(({ key, title, value, note }) => (
          <label
            key={key}
            className="cursor-pointer rounded-box border border-base-300 bg-base-100 p-4 hover:border-base-content has-checked:border-base-content has-checked:bg-base-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="figure"
              className="sr-only"
              checked={chosen === key}
              onChange={() => onChoose(key)}
            />
            <span className="block text-sm text-quiet">{title}</span>
            <span className="mt-1 block font-heading text-2xl font-extrabold tabular-nums wrap-anywhere">{value}</span>
            <span className="mt-1 block text-xs text-quiet tabular-nums">{note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
