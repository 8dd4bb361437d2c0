const stock = {};
console.log('constructor' in stock, Boolean(stock.toString)); // we stock neither

const counted = new Map([['MT-07', 4]]);
console.log(counted.has('constructor'), counted.get('MT-07'));

function merge(into, from) {
  for (const key of Object.keys(from)) {
    if (typeof from[key] === 'object') {
      into[key] ??= {};
      merge(into[key], from[key]);
    } else into[key] = from[key];
  }
}

merge({}, JSON.parse('{ "__proto__": { "isAdmin": true } }'));
console.log({}.isAdmin); // every object is an admin now
