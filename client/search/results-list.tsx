import type { ReactNode, Ref } from 'react';
import type { Result } from './result.ts';
import { ResultRow } from './result-row.tsx';
import { useView } from './view.ts';

interface ResultsListProps {
  ref?: Ref<HTMLUListElement>;
  results: Result[];
  /** What a bike looks like in the grid. */
  card(result: Result): ReactNode;
  /** Its columns, as classes. */
  grid: string;
  /** What can be done about a bike, below its row. */
  actions?(result: Result): ReactNode;
}

/** Bikes laid out as this person likes it: as cards, or as rows whose figures stand in columns. */
export function ResultsList({ ref, results, card, grid, actions }: ResultsListProps) {
  const inRows = useView() === 'list';
  return (
    <ul
      ref={ref}
      className={
        inRows
          ? 'border-t border-base-300 xl:grid xl:grid-cols-[8rem_minmax(0,1fr)_repeat(5,auto)] xl:gap-x-5'
          : `grid ${grid}`
      }
    >
      {results.map((result) => (
        <li key={result.product._id} className={inRows ? 'xl:col-span-full xl:grid xl:grid-cols-subgrid' : 'grid'}>
          {inRows ? <ResultRow {...result} actions={actions?.(result)} /> : card(result)}
        </li>
      ))}
    </ul>
  );
}
