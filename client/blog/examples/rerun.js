function createScreen(view) {
  let shown = [];
  return function update(state) {
    const next = view(state); // all of it, every time
    const changed = next.filter((line, index) => line !== shown[index]);
    shown = next;
    return changed; // what the page has to be told
  };
}

const update = createScreen(({ name, cents, offer }) => [
  name,
  `Asking $${cents / 100}`,
  `You would save $${(cents - offer) / 100}`,
]);

console.log(update({ name: 'MT-07', cents: 520000, offer: 480000 }));
console.log(update({ name: 'MT-07', cents: 520000, offer: 500000 }));
