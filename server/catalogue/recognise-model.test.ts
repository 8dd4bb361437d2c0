import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../test/always.ts';
import { recogniseModel } from './catalogue.ts';

function assertRecognised(cases: readonly (readonly [title: string, id: string, variant?: string])[]) {
  for (const [title, id, variant] of cases) {
    const found = recogniseModel(title);
    assert.deepEqual([found?.model._id, found?.variant], [id, variant], title);
  }
}

test('titles as dealers and sellers write them', () => {
  assertRecognised([
    ['Bajaj Pulsar 150 . 2009', 'bajaj-pulsar-150'],
    ['Bajaj Pulsar 150 DTS-i UG4 2012 urgent sale', 'bajaj-pulsar-150', 'DTS-i'],
    ['Hero Splendor Plus Self Alloy 100cc', 'hero-splendor-plus', 'Self Alloy'],
    ['Hero Honda CBZ X-treme 2011', 'hero-cbz-xtreme'],
    ['Yamaha FZs 150cc', 'yamaha-fz-s'],
    ['Yamaha FZ-S FI V3.0 2021', 'yamaha-fz-s', 'V3'],
    ['YAMAHA YZF R15 V3 MotoGP', 'yamaha-r15', 'MotoGP'],
    ['Bajaj Pulsar 160 NS twin disc', 'bajaj-pulsar-ns-160', 'Twin Disc'],
    ['200NS pulsar, 2016, one hand used', 'bajaj-pulsar-ns-200'],
    ['Royal Enfield Classic Gunmetal Grey 350cc', 'royal-enfield-classic-350'],
    ['RE Thunderbird 350 ABS', 'royal-enfield-thunderbird-350', 'ABS'],
    ['TVS Apache RTR 160 4V Single Disc', 'tvs-apache-rtr-160-4v', 'Single Disc'],
    ['Honda Activa 125cc', 'honda-activa-125'],
    ['KTM Duke 200 black', 'ktm-200-duke'],
    ['2018 Kawasaki Ninja ZX-10R KRT', 'kawasaki-zx-10r', 'KRT'],
    ['বাজাজ পালসার ১৫০ ভালো কন্ডিশন', 'bajaj-pulsar-150'],
    ['हीरो स्प्लेंडर प्लस २०१५', 'hero-splendor-plus'],
    ['Splendor Plus for sale', 'hero-splendor-plus'],
    ['Honda Air Blade 125 đời 2019', 'honda-air-blade-125'],
  ]);
});

test('misspelled ones are corrected, and it is told', () => {
  for (const [title, id, written] of [
    ['Pulser 150 dtsi 2014', 'bajaj-pulsar-150', 'Pulser 150'],
    ['bajaj palsar-180 good', 'bajaj-pulsar-180', 'palsar-180'],
    ['Hero Splender+ 2012', 'hero-splendor-plus', 'Splender+'],
    ['Suzuki GIXER SF 2019', 'suzuki-gixxer-sf', 'GIXER SF'],
    ['TVS Apachi RTR 160', 'tvs-apache-rtr-160', 'Apachi RTR 160'],
    ['Hero Passoin Plus 2005', 'hero-passion-plus', 'Passoin Plus'],
  ] as const) {
    const found = recogniseModel(title);
    assert.deepEqual([found?.model._id, found?.written, found?.corrected], [id, written, true], title);
  }
  assert.equal(recogniseModel('Pulsar150')?.corrected, false);
});

test('a wrong model is worse than none', () => {
  for (const title of [
    '',
    'Bike',
    'Bajaj Pulsar 2014',
    'Bajaj Discover',
    'Honda 2010',
    'Hero Xtreme 2021',
    'Bajaj Pulsar 150 and Discover 125, both for sale',
    'TVS Apache RTR',
    'Toyota Corolla 1500cc',
    'Honda Livo 500cc',
    'good look, fine engine, new tyre',
    'Cần bán chiếc xe đời 2015',
    'American custom',
  ])
    assert.equal(recogniseModel(title)?.model._id, undefined, title);
});

test('what is known besides the title decides between the models of a family', () => {
  assert.equal(recogniseModel('Bajaj Pulsar 2014', { engineCc: 150 })?.model._id, 'bajaj-pulsar-150');
  assert.equal(recogniseModel('TVS Apache RTR', { engineCc: 180 })?.model._id, 'tvs-apache-rtr-180');
  assert.equal(recogniseModel('RE Himalayan', { year: 2018 })?.model._id, 'royal-enfield-himalayan-411');
  assert.equal(recogniseModel('RE Himalayan', { year: 2025 })?.model._id, 'royal-enfield-himalayan-450');
  assert.equal(recogniseModel('RE Himalayan')?.model._id, undefined);
  assert.equal(recogniseModel('Pulsar dual tone', { brand: 'bajaj', engineCc: 150 })?.written, 'Pulsar');
});

test('the brand that is told is the brand', () => {
  assert.equal(recogniseModel('Jupiter', { brand: 'TVS' })?.model._id, 'tvs-jupiter');
  assert.equal(recogniseModel('Jupiter', { brand: 'Yamaha' })?.model._id, 'yamaha-jupiter');
  assert.equal(recogniseModel('Pulsar 150', { brand: 'HERO' }), undefined);
  assert.equal(recogniseModel('Pulsar 150', { brand: 'No such brand' }), undefined);
});

test('any text has a model or none, and what is written stands in it', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('pulsar', '150', 'fz', 's', 'হিরো', '+', 'hero'),
  );
  always(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const title = pieces.join(' ');
      const found = recogniseModel(title);
      if (found) assert.ok(found.written && title.includes(found.written), title);
    }),
  );
});
