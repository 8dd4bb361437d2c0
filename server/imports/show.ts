import { type Import, type ImportRow, ROW_OUTCOMES } from '#contract/imports.ts';
import type { ImportRecord, RowRecord } from './queries.ts';

export function show(record: ImportRecord): Import {
  const { id, fileName, startedAt, state, fault, columns, mapping, mappingOrigin, settings, rows, through } = record;
  const counts = ROW_OUTCOMES.map((outcome) => [outcome, record.outcomes[outcome] ?? 0]);
  return {
    _id: id,
    fileName,
    startedAt: startedAt.toISOString(),
    state,
    ...(fault && { fault }),
    ...(record.refusal && { refusal: record.refusal }),
    columns,
    mapping,
    mappingOrigin,
    settings,
    rows,
    through,
    outcomes: Object.fromEntries(counts),
  };
}

export function showRow(row: RowRecord): ImportRow {
  const { number, outcome, reads, corrections, faults, questions, sameRow, productId } = row;
  const same = outcome === 'duplicate' && { ...(sameRow && { row: sameRow }), ...(productId && { productId }) };
  return {
    _id: String(number),
    number,
    outcome,
    reads,
    corrections,
    faults,
    questions,
    ...(same && { sameAs: same }),
    ...(outcome === 'imported' && productId && { productId }),
  };
}
