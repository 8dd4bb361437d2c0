export const BANGLA: [written: string, name: string][] = [
  ['পালসার', 'Pulsar'],
  ['পালসার ১৫০', 'Pulsar 150'],
  ['বাজাজ পালসার ১৫০', 'Pulsar 150'],
  ['ডিসকভার ১২৫', 'Discover 125'],
  ['বাজাজ ডিসকভার', 'Discover'],
  ['প্লাটিনা', 'Platina'],
  ['এভেঞ্জার', 'Avenger'],
  ['সিটি ১০০', 'CT 100'],
  ['এপাচি', 'Apache'],
  ['টিভিএস এপাচি আরটিআর', 'Apache RTR'],
  ['অ্যাপাচি আরটিআর', 'Apache RTR'],
  ['মেট্রো', 'Metro'],
  ['স্ট্রাইকার', 'Stryker'],
  ['রেইডার ১২৫', 'Raider 125'],
  ['জিক্সার', 'Gixxer'],
  ['সুজুকি জিক্সার', 'Gixxer'],
  ['হায়াতে', 'Hayate'],
  ['হাংক', 'Hunk'],
  ['হিরো হাঙ্ক', 'Hunk'],
  ['স্প্লেন্ডর', 'Splendor'],
  ['প্যাশন', 'Passion'],
  ['গ্ল্যামার', 'Glamour'],
  ['এক্সট্রিম', 'Xtreme'],
  ['ইগনিটর', 'Ignitor'],
  ['এফজেডএস', 'FZS'],
  ['এফ জেড এস', 'FZS'],
  ['ইয়ামাহা ফেজার', 'Fazer'],
  ['আর ১৫', 'R15'],
  ['এমটি ১৫', 'MT 15'],
  ['স্যালুটো', 'Saluto'],
  ['রে জেড আর', 'Ray ZR'],
  ['ইয়ামাহা', 'Yamaha'],
  ['সুজুকি', 'Suzuki'],
  ['টিভিএস', 'TVS'],
  ['ডিও', 'Dio'],
  ['হর্নেট', 'Hornet'],
  ['ইমপালস', 'Impulse'],
  ['ম্যাক্সিমাস', 'Maximus'],
];

const SOUNDS: [latin: RegExp, consonant: string, vowel?: string][] = [
  [/^sh/, 'শ'],
  [/^ch/, 'চ'],
  [/^th/, 'থ'],
  [/^ph|^f/, 'ফ'],
  [/^x/, 'ক্স'],
  [/^ck|^c(?![eiy])|^k|^q/, 'ক'],
  [/^c|^s/, 'স'],
  [/^z|^j/, 'জ'],
  [/^g/, 'গ'],
  [/^t/, 'ট'],
  [/^d/, 'ড'],
  [/^n/, 'ন'],
  [/^p/, 'প'],
  [/^b/, 'ব'],
  [/^v/, 'ভ'],
  [/^m/, 'ম'],
  [/^r/, 'র'],
  [/^l/, 'ল'],
  [/^w/, 'ও'],
  [/^y/, 'ই'],
  [/^h/, 'হ'],
  [/^aa?/, 'আ', 'া'],
  [/^ee|^i/, 'ই', 'ি'],
  [/^oo|^u/, 'উ', 'ু'],
  [/^e(?=.)/, 'এ', 'ে'],
  [/^e/, '', ''],
  [/^o/, 'ও', 'ো'],
];

/** Transliterates letter by letter, with Bangla digits. */
export function inBangla(name: string): string {
  return name
    .toLowerCase()
    .replace(/[a-z]+/g, wordInBangla)
    .replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
}

function wordInBangla(word: string): string {
  let [rest, written, afterConsonant] = [word.replace(/(.)\1/g, '$1'), '', false];
  while (rest) {
    const [pattern, letter = '', sign] = SOUNDS.find(([sound]) => sound.test(rest)) ?? [/^./, ''];
    const isVowel = sign !== undefined;
    written += isVowel ? (afterConsonant ? sign : letter) : (afterConsonant ? '্' : '') + letter;
    afterConsonant = !isVowel && !/[ওই]$/.test(letter);
    rest = rest.replace(pattern, '');
  }
  return written;
}
