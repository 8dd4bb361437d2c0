const total = (prices) => prices.reduce((sum, price) => sum + price, 0);

console.log(total([0.1, 0.2]));
console.log(19.99 * 100);
console.log(Math.floor(19.99 * 100)); // a cent is gone
