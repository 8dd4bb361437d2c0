export function printTable(rows: readonly Record<string, string | number>[]) {
  const [first] = rows;
  if (!first) return;
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row).map(written))];
  const widths = Object.keys(first).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const toTheRight = Object.values(first).map((value) => typeof value === 'number');
  for (const line of lines) {
    const cells = line.map((cell, column) => aligned(cell, widths[column] ?? 0, toTheRight[column] ?? false));
    console.log(cells.join('  ').trimEnd());
  }
}

function aligned(cell: string, width: number, toTheRight: boolean) {
  return toTheRight ? cell.padStart(width) : cell.padEnd(width);
}

function written(value: string | number) {
  if (typeof value === 'string') return value;
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}
