function find(start, key) {
  for (let at = start; at !== null; at = Object.getPrototypeOf(at)) {
    if (Object.hasOwn(at, key)) return at[key];
  }
  return undefined;
}

const motorbike = { wheels: 2 };
const mt07 = Object.create(motorbike);
mt07.name = 'Yamaha MT-07';

console.log(find(mt07, 'name')); // the object itself
console.log(find(mt07, 'wheels')); // one step up
console.log(find(mt07, 'toString') === mt07.toString); // two steps up
console.log(find(mt07, 'price')); // past the end
