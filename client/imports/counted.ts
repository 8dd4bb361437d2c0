interface Noun {
  one: string;
  many: string;
}

const BIKES: Noun = { one: 'bike', many: 'bikes' };
const ROWS: Noun = { one: 'row', many: 'rows' };

/** `1 bike`, `1,200 bikes`. */
export const bikes = (count: number) => counted(count, BIKES);
export const rows = (count: number) => counted(count, ROWS);

function counted(count: number, { one, many }: Noun) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
