import type { ReactNode, Ref } from 'react';
import type { Result } from './result.ts';
import { ResultRow } from './result-row.tsx';
import { useView } from './view.ts';

interface ResultsListProps {
  ref?: Ref<HTMLUListElement>;
  results: Result[];
  card(result: Result): ReactNode;
  grid: string;
  actions?(result: Result): ReactNode;
}

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
