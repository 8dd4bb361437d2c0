const motorbike = {
  wheels: 2,
  describe() {
    return `${this.name}: ${this.wheels} wheels`;
  },
};

const mt07 = Object.create(motorbike);
mt07.name = 'Yamaha MT-07';

console.log(mt07.describe());
console.log(Object.keys(mt07));
console.log(Object.hasOwn(mt07, 'wheels'), 'wheels' in mt07);

mt07.wheels = 3; // a sidecar, for this one only
console.log(mt07.wheels, motorbike.wheels);

delete mt07.wheels;
console.log(mt07.wheels);
