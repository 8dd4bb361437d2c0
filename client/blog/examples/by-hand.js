function Bike(name, cents) {
  this.name = name;
  this.cents = cents;
}
Bike.prototype.price = function () {
  return `$${(this.cents / 100).toFixed(2)}`;
};

function make(Maker, ...facts) {
  const made = Object.create(Maker.prototype);
  const answer = Maker.apply(made, facts);
  return Object(answer) === answer ? answer : made;
}

const one = new Bike('Bajaj Pulsar 150', 89900);
const other = make(Bike, 'Bajaj Pulsar 150', 89900);

console.log(one.price(), other.price());
console.log(other instanceof Bike);
console.log(one.price === other.price); // one function, shared
