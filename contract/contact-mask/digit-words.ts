import { folded } from './fold.ts';

/** Words for the digits 0 to 9; spellings of one digit are parted by a stroke. */
const CLEAR = [
  'zero|nought|naught one two three|thre four five six seven|sevn eight nine',
  'শূন্য|শুন্য এক দুই তিন চার পাঁচ|পাচ ছয়|ছয় সাত আট নয়|নয়',
  'शून्य एक दो तीन चार पांच|पाँच छह|छः|छे सात आठ नौ',
  'බිංදුව|බින්දුව|බිංදු එක|එකයි දෙක|දෙකයි තුන|තුනයි හතර|හතරයි පහ|පහයි හය|හයයි හත|හතයි අට|අටයි නවය|නමය|නවයයි',
  'பூஜ்யம்|பூஜ்ஜியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது',
];
/** Digits only among other digits in words: "to", "at", "nam" are words of their own. */
const WEAK = [
  'oh|o|nil|null won to|too|tu tree|tri for|fore fiv sicks|sx sevan ate nain|nin',
  'shunno|sunno|shunyo|sunyo|shunya|sunya|jiro|ziro ek|aik dui|do|duo tin|teen char|chaar pach|panch|paanch choy|chhoy|choi|che|chhe|chah|chhah shat|sat|saat at|aat|ath|aath noy|noi|nou|nau|no',
  'khong|linh|ko|hong mot hai ba bon|tu nam|lam sau bay|bey tam chin|chinh',
  'binduwa|bindu eka deka thuna|tuna hathara|hatara paha haya hatha|hata ata nawaya|namaya',
];
const TENS = 'ten twenty thirty forty|fourty fifty sixty seventy eighty|eighti ninety|ninty';
const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TIMES = new Map([
  ['double', 2],
  ['dubble', 2],
  ['twice', 2],
  ['triple', 3],
  ['tripple', 3],
  ['treble', 3],
]);
export const BETWEEN = new Set(
  'dash hyphen minus space dot point then and plus star bracket aur ar ebong phir gach cham'.split(' '),
);

const clear = numbered(CLEAR, 0, 1);
const weak = numbered(WEAK, 0, 1);
const JOINED = /^(?:zero|one|two|three|four|five|six|seven|eight|nine)+$/;
const PART = /zero|one|two|three|four|five|six|seven|eight|nine/g;
/** Any spelling in Latin letters, the longest first: "chinbabon" beside figures. */
const RUN_TOGETHER = [...clear.keys(), ...weak.keys()].filter((word) => /^[a-z]{2,}$/.test(word));
const ANY = new RegExp(RUN_TOGETHER.toSorted((one, other) => other.length - one.length).join('|'), 'g');
const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

export type DigitWord = { digits: string; kind: 'figures' | 'clear' | 'weak' | 'ten' } | { times: number };

const tens = numbered([TENS], 10, 10);
const teens = numbered([TEENS], 11, 1);

/** What a run of letters and figures says in figures, or undefined if it says anything else. */
export function digitsOf(run: string): DigitWord | undefined {
  if (/^[0-9]+$/.test(run)) return { digits: run, kind: 'figures' };
  if (run.length > 60) return undefined;
  const times = TIMES.get(run);
  if (times) return { times };
  const word = clear.get(run) ?? teens.get(run) ?? clear.get(unleet(run));
  if (word) return { digits: word, kind: 'clear' };
  const ten = tens.get(run);
  if (ten) return { digits: ten, kind: 'ten' };
  const weakly = weak.get(run);
  if (weakly) return { digits: weakly, kind: 'weak' };
  return joinedDigits(run);
}

function joinedDigits(run: string): DigitWord | undefined {
  if (!/^[a-z0-9]+$/.test(run)) return undefined;
  let digits = '';
  let words = 0;
  for (const part of run.match(/[0-9]+|[a-z]+/g) ?? []) {
    const lookalike = /^(?:[0-9]+|[oil]{1,3})$/.test(part);
    const known = clear.get(part) ?? (JOINED.test(part) ? part.replace(PART, digitOf) : undefined);
    const together = run === part || part.replace(ANY, '') ? undefined : part.replace(ANY, digitOf);
    const read = lookalike ? part.replace(/o/g, '0').replace(/[il]/g, '1') : (known ?? weak.get(part) ?? together);
    if (!read) return undefined;
    if (!lookalike) words++;
    digits += read;
  }
  return { digits, kind: words ? 'clear' : 'figures' };
}

function digitOf(word: string): string {
  return clear.get(word) ?? weak.get(word) ?? '';
}

function unleet(run: string): string {
  return /[0-9]/.test(run) ? run.replace(/[0-9]/g, (figure) => LEET[figure] ?? figure) : run;
}

function numbered(rows: string[], first: number, step: number): Map<string, string> {
  return new Map(
    rows.flatMap((row) =>
      row
        .split(' ')
        .flatMap((spellings, place) =>
          spellings.split('|').map((word) => [folded(word), String(first + place * step)] as const),
        ),
    ),
  );
}
