export interface FigureRow {
  key: string;
  title: string;
  values: string[];
}

interface FiguresTableProps {
  label: string;
  /** What a row is, and the names of the figures. */
  columns: readonly [string, ...string[]];
  rows: FigureRow[];
}

/** What a chart shows, for those who read. */
export function FiguresTable({ label, columns: [what, ...figures], rows }: FiguresTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to scroll it
      tabIndex={0}
      className="max-h-96 overflow-auto px-4 pb-4 sm:px-6"
    >
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-base-100 text-start">
          <tr>
            <th scope="col" className="py-2 pe-4 font-semibold">
              {what}
            </th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className="px-3 py-2 text-end font-semibold">
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, values }) => (
            <tr key={key} className="border-t border-base-300">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                {title}
              </th>
              {values.map((value, column) => (
                <td key={figures[column]} className="px-3 py-1.5 text-end whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
