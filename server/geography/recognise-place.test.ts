import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../test/always.ts';
import { recognisePlace } from './geography.ts';

function assertPlaces(cases: readonly (readonly [text: string, place: string])[]) {
  for (const [text, expected] of cases) {
    const place = recognisePlace(text)?.place;
    assert.equal(place && [place.name, place.region, place.country].filter(Boolean).join(', '), expected, text);
  }
}

test('towns as they are, and larger things around them', () => {
  assertPlaces([
    ['Delhi', 'Delhi, Delhi, IN'],
    ['dhaka', 'Dhaka, Dhaka, BD'],
    ['Pune, Maharashtra', 'Pune, Maharashtra, IN'],
    ['Salem, Tamil Nadu, India', 'Salem, Tamil Nadu, IN'],
    ['Salem, Oregon', 'Salem, Oregon, US'],
    ['McHenry, Illinois, United States', 'McHenry, Illinois, US'],
    ['Portland, Maine, USA', 'Portland, Maine, US'],
    ['Leeds, UK', 'Leeds, England, GB'],
    ['Galle City, Galle', 'Galle, Southern Province, LK'],
    ['Kegalle City, Kegalle', 'Kegalle, Sabaragamuwa, LK'],
    ['Sylhet Sadar', 'Sylhet, Sylhet, BD'],
    ['Sialkot (Punjab)', 'Sialkot, Punjab, PK'],
    ['Nashik City', 'Nashik, Maharashtra, IN'],
    ['Pokhara, Nepal', 'Pokhara, Gandaki, NP'],
    ['Thimphu', 'Thimphu, Thimphu, BT'],
    ['Male, Maldives', 'Male, MV'],
  ]);
});

test('old names, other spellings and other scripts', () => {
  assertPlaces([
    ['Bangalore', 'Bengaluru, Karnataka, IN'],
    ['Bombay', 'Mumbai, Maharashtra, IN'],
    ['Calcutta', 'Kolkata, West Bengal, IN'],
    ['Madras', 'Chennai, Tamil Nadu, IN'],
    ['Allahabad, Uttar Pradesh', 'Prayagraj, Uttar Pradesh, IN'],
    ['Trivandrum', 'Thiruvananthapuram, Kerala, IN'],
    ['Pondicherry', 'Puducherry, Puducherry, IN'],
    ['Gurgaon', 'Gurugram, Haryana, IN'],
    ['Vizag', 'Visakhapatnam, Andhra Pradesh, IN'],
    ['Baroda', 'Vadodara, Gujarat, IN'],
    ['Cochin', 'Kochi, Kerala, IN'],
    ['Howrah', 'Howrah, West Bengal, IN'],
    ['Mysore', 'Mysuru, Karnataka, IN'],
    ['Poona', 'Pune, Maharashtra, IN'],
    ['Hissar', 'Hisar, Haryana, IN'],
    ['Bhatinda', 'Bathinda, Punjab, IN'],
    ['Dacca', 'Dhaka, Dhaka, BD'],
    ['Chittagong', 'Chattogram, Chattogram, BD'],
    ['Comilla', 'Cumilla, Chattogram, BD'],
    ['Jessore', 'Jashore, Khulna, BD'],
    ['Barisal', 'Barishal, Barishal, BD'],
    ['ঢাকা', 'Dhaka, Dhaka, BD'],
    ['চট্টগ্রাম', 'Chattogram, Chattogram, BD'],
    ['दिल्ली', 'Delhi, Delhi, IN'],
    ['කොළඹ', 'Colombo, Western Province, LK'],
    ['TP HCM', 'Ho Chi Minh City, VN'],
    ['Sài Gòn', 'Ho Chi Minh City, VN'],
    ['da nang', 'Da Nang, VN'],
    ['Rangoon', 'Yangon, Yangon, MM'],
    ['Lyallpur', 'Faisalabad, Punjab, PK'],
  ]);
});

test('parts of towns, and districts', () => {
  assertPlaces([
    ['Mirpur, Dhaka', 'Dhaka, Dhaka, BD'],
    ['Mirpur 10, Dhaka', 'Dhaka, Dhaka, BD'],
    ['Gulshan 2', 'Dhaka, Dhaka, BD'],
    ['মিরপুর, ঢাকা', 'Dhaka, Dhaka, BD'],
    ['Andheri West, Mumbai', 'Mumbai, Maharashtra, IN'],
    ['Whitefield', 'Bengaluru, Karnataka, IN'],
    ['Gautam Buddha Nagar', 'Noida, Uttar Pradesh, IN'],
    ['Kekirawa, Anuradhapura', 'Anuradhapura, North Central Province, LK'],
    ['Nugegoda, Colombo', 'Colombo, Western Province, LK'],
    ['Phường Tân Định, Quận 1, Tp Hồ Chí Minh', 'Ho Chi Minh City, VN'],
    ['Phường 5, Quận Gò Vấp, Tp Hồ Chí Minh', 'Ho Chi Minh City, VN'],
    ['near railway station, Kanpur', 'Kanpur, Uttar Pradesh, IN'],
  ]);
});

test('typing errors', () => {
  assertPlaces([
    ['Bangalor', 'Bengaluru, Karnataka, IN'],
    ['Hyderbad, Telangana', 'Hyderabad, Telangana, IN'],
    ['Coimbator', 'Coimbatore, Tamil Nadu, IN'],
    ['Chitagong', 'Chattogram, Chattogram, BD'],
    ['Faislabad', 'Faisalabad, Punjab, PK'],
    ['Anuradapura', 'Anuradhapura, North Central Province, LK'],
    ['Kathmandhu', 'Kathmandu, Bagmati, NP'],
  ]);
});

test('it tells whether it is written as we write it, and which others have the name', () => {
  assert.equal(recognisePlace('Mirpur, Dhaka')?.corrected, false);
  for (const text of ['Bangalore', 'Hisaar', 'Dhanmondi']) assert.equal(recognisePlace(text)?.corrected, true, text);
  const hyderabad = recognisePlace('Hyderabad');
  assert.equal(hyderabad?.place.country, 'IN');
  assert.ok(hyderabad.others.some(({ country }) => country === 'PK'));
  assert.ok(recognisePlace('Mirpur')?.others.some(({ name }) => name === 'Dhaka'));
  assert.equal(recognisePlace('Hyderabad, Sindh')?.place.country, 'PK');
  assert.deepEqual(recognisePlace('Hyderabad, Sindh')?.others, []);
  assert.equal(recognisePlace('Aurangabad, Bihar')?.place.region, 'Bihar');
});

test('what is no place, or only a region or a country, is none', () => {
  for (const text of ['', ' , ', 'India', 'Kerala, India', 'good condition', 'xyzzy', '1234', 'Call me'])
    assert.equal(recognisePlace(text)?.place.name, undefined, text);
});

test('a state or country after a town that nobody knows is no town of that name elsewhere', () => {
  for (const text of ['Stinesville, Indiana', 'Bandon, Oregon', 'Amboy, Washington', 'Patras, Greece'])
    assert.equal(recognisePlace(text), undefined, text);
  assert.equal(recognisePlace('Indiana, Pennsylvania')?.place.name, 'Indiana');
  assert.equal(recognisePlace('An unknown lane, Dhaka')?.place.name, 'Dhaka');
});

test('a code behind a town is its state or country', () => {
  assertPlaces([
    ['Portland, ME', 'Portland, Maine, US'],
    ['Ferndale, Washington, United States', 'Ferndale, Washington, US'],
    ['Newark, Delaware, United States', 'Newark, Delaware, US'],
    ['Springfield, IL, USA', 'Springfield, Illinois, US'],
    ['Salem, OR 97301', 'Salem, Oregon, US'],
    ['Salem OR', 'Salem, Oregon, US'],
    ['Paris, tx', 'Paris, Texas, US'],
    ['London, ON', 'London, Ontario, CA'],
    ['Toronto, CA', 'Toronto, Ontario, CA'],
    ['Los Angeles, CA', 'Los Angeles, California, US'],
    ['Chennai, TN', 'Chennai, Tamil Nadu, IN'],
    ['Hyderabad, IN', 'Hyderabad, Telangana, IN'],
    ['Hyderabad, PK', 'Hyderabad, Sindh, PK'],
    ['Washington, District of Columbia, United States', 'Washington, D.C., District of Columbia, US'],
  ]);
  for (const text of ['Orange, VA', 'Orange, VA 22960', 'Orange VA', 'Orange, Virginia', 'Cleveland, Georgia'])
    assert.equal(recognisePlace(text)?.place.name, undefined, text);
});

test('the name of a state alone is no town of that name in another one', () => {
  for (const text of ['Indiana', 'Oregon', 'Ontario']) assert.equal(recognisePlace(text), undefined, text);
  assert.equal(recognisePlace('Dhaka')?.place.country, 'BD');
  assert.equal(recognisePlace('Washington')?.place.region, 'District of Columbia');
});

test('a country is known by its own name, and also one of which we know no town', () => {
  assertPlaces([
    ['Praha, Czech Republic', 'Prague, CZ'],
    ['Praha', 'Prague, CZ'],
    ['Roma, Italia', 'Rome, IT'],
    ['München, Deutschland', 'Munich, Bavaria, DE'],
    ['Warszawa, Poland', 'Warsaw, PL'],
    ['Wien', 'Vienna, AT'],
  ]);
  for (const text of ['Lhota, Czech Republic', 'Kingston, Saint Lucia', 'Georgetown, Cayman Islands'])
    assert.equal(recognisePlace(text)?.place.name, undefined, text);
});

test('a small town is not meant by what is not quite its name', () => {
  for (const text of ['Rudrapur', 'Kendua', 'Ganaur']) assert.equal(recognisePlace(text), undefined, text);
});

test('any text has a place or none', () => {
  always(fc.property(fc.string({ unit: 'grapheme' }), (text) => void recognisePlace(text)));
});
