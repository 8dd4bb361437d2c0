const listing = {
  photos: [],
  add(photo) {
    this.photos.push(photo); // reads up the chain, then changes what it found
  },
};

const mine = Object.create(listing);
const yours = Object.create(listing);
mine.add('my-bike.jpg');
console.log(yours.photos);

class Listing {
  photos = []; // a field: made anew for every object
  add(photo) {
    this.photos.push(photo);
  }
}

const first = new Listing();
const second = new Listing();
first.add('first.jpg');
console.log(second.photos);
