let reader;

function signal(value) {
  const readers = new Set();
  const read = () => {
    if (reader) readers.add(reader); // whoever reads, hears of it
    return value;
  };
  read.set = (next) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const run of [...readers]) run();
  };
  return read;
}

function effect(work) {
  const run = () => {
    const outer = reader;
    reader = run;
    work();
    reader = outer;
  };
  run();
}

const asking = signal(5200);
const offer = signal(4800);
effect(() => console.log(`Asking $${asking()}`));
effect(() => console.log(`You would save $${asking() - offer()}`));

console.log('A better offer:');
offer.set(5000);
