interface ComparisonProps {
  caption: string;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** On a phone each row is a card that names its cells. */
export function Comparison({ caption, columns, rows }: ComparisonProps) {
  return (
    <table className="mt-7 w-full text-[0.9375rem] leading-normal max-sm:block">
      <caption className="mb-3 text-start font-semibold max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-base-content text-start">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pe-4 align-bottom font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-base-300 max-sm:block max-sm:py-3">
            <th scope="row" className="py-2.5 pe-4 text-start align-top font-semibold max-sm:block max-sm:py-0">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-2.5 pe-4 align-top max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-3 max-sm:py-1"
              >
                <span className="text-quiet sm:hidden">{columns[index + 1]}</span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
