import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Model } from '#contract/models.ts';
import { BRANDS } from '#contract/products.ts';
import { findModels, modelById, recogniseBrand, recogniseModel } from './catalogue.ts';
import { catalogue } from './model-list.ts';
import { names } from './names.ts';

test('every model is one of the contract, with an id of its own', () => {
  for (const { model } of catalogue) {
    assert.deepEqual(Model.parse(model), model);
    assert.equal(modelById(model._id), model);
    assert.ok(model.from >= 1900 && (model.to ?? model.from) >= model.from && (model.to ?? 0) <= 2026, model._id);
    assert.ok(model.engineCc >= 20 && model.engineCc <= 2500, model._id);
    assert.equal(new Set(model.variants).size, model.variants.length, model._id);
  }
  assert.equal(new Set(catalogue.map(({ model }) => model._id)).size, catalogue.length);
  assert.equal(modelById('bajaj-no-such-model'), undefined);
});

test('the brands on sale from the start are known in depth, many others well', () => {
  for (const brand of BRANDS) assert.ok(catalogue.filter(({ model }) => model.brandName === brand).length > 55, brand);
  assert.ok(catalogue.length > 1000);
  assert.ok(new Set(catalogue.map(({ model }) => model.brandName)).size > 25);
});

test('ids that products keep stay as they are', () => {
  for (const id of ['bajaj-pulsar-150', 'hero-splendor-plus', 'yamaha-fz-s', 'yamaha-r15', 'bajaj-pulsar-ns-200'])
    assert.ok(modelById(id), id);
});

test('no name means two models of a brand', () => {
  const means = new Map<string, string>();
  for (const { entry, key } of names) {
    const name = `${entry.model.brandName} ${key}`;
    assert.equal(means.get(name) ?? entry.model._id, entry.model._id, name);
    means.set(name, entry.model._id);
  }
});

test('every name leads to its model, when it is typed and when it stands in a title', () => {
  for (const { entry, family } of names)
    for (const name of entry.names) {
      const { model } = entry;
      const [first] = findModels(name, { brand: model.brandName });
      assert.equal(first, model, `${model.brandName} ${name}`);
      if (family.length) continue;
      const alone = names.some((other) => other.entry === entry && other.family.length > 0);
      const found = recogniseModel(name, { brand: model.brandName, year: model.from })?.model;
      assert.ok(found === model || (alone && !found), `${model.brandName} ${name}: ${found?._id}`);
    }
});

test('brands are recognised by their names, old ones, short ones and misspelled ones', () => {
  for (const [text, brand] of [
    ['Hero Honda Splendor 2009', 'HERO'],
    ['hero', 'HERO'],
    ['RE Classic 350', 'ROYAL ENFIELD'],
    ['royal enfiled bullet', 'ROYAL ENFIELD'],
    ['Royal-Enfield', 'ROYAL ENFIELD'],
    ['yamha fz', 'YAMAHA'],
    ['বাজাজ পালসার', 'BAJAJ'],
    ['Harley Davidson Iron 883', 'HARLEY-DAVIDSON'],
    ['Piaggio Liberty', 'PIAGGIO'],
    ['Piaggio Vespa LX', 'VESPA'],
    ['good condition, first owner', undefined],
    ['', undefined],
  ] as const)
    assert.equal(recogniseBrand(text), brand, text);
});
