class Bike {
  constructor(name) {
    this.name = name;
  }
  describe() {
    return this.name;
  }
}

class ElectricBike extends Bike {
  describe() {
    return `${super.describe()}, no gears`;
  }
}

const zero = new ElectricBike('Zero SR');
console.log(zero.describe());
console.log(typeof Bike);
console.log(Object.getPrototypeOf(zero) === ElectricBike.prototype);
console.log(Object.getPrototypeOf(ElectricBike.prototype) === Bike.prototype);

Bike.prototype.describe = () => 'changed while running';
console.log(zero.describe());
