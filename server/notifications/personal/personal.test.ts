import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DealSettings } from '#contract/deal-settings.ts';
import { SitePath } from '#contract/fields.ts';
import { NOTICE_KINDS } from '#contract/notice-preferences.ts';
import { personalRow } from '../testing/letter-row.ts';
import { CHOSEN, personalSamples } from '../testing/personal-samples.ts';
import { headingFor, letterFor, sentenceFor } from '../texts.ts';
import { PERSONAL, type PersonalVerb } from './personal.ts';

const settings = DealSettings.parse({});
const SITE = 'https://bikes.example.test';
const verbs = Object.keys(personalSamples) as PersonalVerb[];

const EVIL = "Win http://evil.test/x <b>Call +880 1700</b> me@evil.test <a href='//evil.test'>";

test('news without a deal has a kind, whole sentences, and leads to a page of the site', () => {
  for (const verb of verbs) {
    const row = personalRow(verb, personalSamples[verb]);
    assert.ok(PERSONAL[verb].kind in NOTICE_KINDS, verb);
    const { title, path } = headingFor(row);
    assert.equal(SitePath.parse(path), path);
    assert.match(title, /^[\p{Lu}\d“$].{3,}$/u, verb);
    assert.match(sentenceFor(row, settings), /[.!?”]$/, verb);
    const { text, html, subject } = letterFor(row, settings, SITE);
    assert.equal(subject, title);
    assert.ok(text.includes(`: ${SITE}${path}`), verb);
    assert.doesNotMatch(title + text + html, /undefined|null|NaN|Invalid|\[object/, verb);
  }
});

test('strangers put no link and no address into such news', () => {
  for (const verb of verbs) {
    const row = personalRow(verb, JSON.parse(JSON.stringify(personalSamples[verb]).replaceAll(CHOSEN, EVIL)));
    const { text, html, subject } = letterFor(row, settings, SITE);
    const words = [headingFor(row).title, sentenceFor(row, settings), text, html, subject].join('\n');
    assert.doesNotMatch(words, /evil\.test|@evil|<b>Call|<a href=['"]\/\//, verb);
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) assert.ok(href.startsWith(`${SITE}/`), href);
  }
});

test('what leads out of the site is no path of it', () => {
  for (const path of ['https://evil.test', '//evil.test', '/\\evil.test', '/a//b', '/a b', '', '/a?b=//c"', '/\n'])
    assert.equal(SitePath.safeParse(path).success, false, path);
});
