import { folded } from './fold.ts';
import type { Span } from './span.ts';

const NETWORKS = folded(
  [
    "what'?s?\\s?-?app?|wh[a@4]ts?\\s?[a@4]pp?|wats\\s?app?|watsap|whtsapp|whatsap",
    'tele\\s?gram|telegrm|tg',
    'vib[e3]r|imo',
    'insta\\s?gram|insta|inst[a@]|ig',
    'face\\s?book|faceb00k|f[.\\s]?b\\.?|messenger|msngr',
    'snap\\s?chat|snap|sc',
    'tik\\s?tok|you\\s?tube|yt|twitter|x\\.com|threads|linked\\s?in',
    'we\\s?chat|skype|discord|zalo|line|signal|kik|botim|threema',
    'ইমো|হোয়াটসঅ্যাপ|হোয়াটস অ্যাপ|ফেসবুক|ফেইসবুক|টেলিগ্রাম|ইনস্টাগ্রাম|ইনস্টা|ভাইবার|व्हाट्सएप|व्हाट्सऐप|फेसबुक|टेलीग्राम|इंस्टाग्राम|इंस्टा|වට්ස්ඇප්|ෆේස්බුක්',
  ].join('|'),
);
const MAIL = 'e-?mail|gmail|g mail|mail|yahoo|hotmail|outlook|skype';
/** Words of bikes and of talk too: these need a clear name after them. */
const PLAIN = /^(?:line|signal|snap|sc|threads|messenger|imo|mail|e-?mail|x\.com|yt|tg|ig|kik|youtube|you tube)$/;
const IS_NETWORK = new RegExp(`^(?:${NETWORKS}|${MAIL}|imess(?:age)?|mess|sms|phone)$`, 'u');
const NAME = `[a-z0-9_][a-z0-9_.-]{1,30}[a-z0-9_]`;
const CONNECTED = String.raw`(?:\s{0,2}(?:id|i'?d|user|username|user name|name|nick|handle|account|acc|profile|page|add|address|channel)){0,2}(?:\s{0,2}(?:\(|:|=|\/|\||>|~|-{1,2}>?|→|\p{Extended_Pictographic}|is|as|${folded('হলো|है')})|\s{0,2}@){1,2}\s{0,2}@?`;
const IDENTIFIED = String.raw`\s{1,2}(?:my\s)?(?:id|user|username|user name|name|nick|handle|account|acc|profile|page|channel)\s{1,2}@?`;
const AFTER = new RegExp(
  String.raw`(?<![\p{L}0-9])(?<network>${NETWORKS}|${MAIL})(?![\p{L}0-9])(?:(?<connected>${CONNECTED}|${IDENTIFIED})|\s{1,2}@?)(?<name>${NAME})`,
  'gu',
);
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}0-9@._])(?<name>${NAME})\s{1,2}(?:on|in|at|via|\()\s{0,2}(?:my\s)?(?<network>${NETWORKS})(?![\p{L}0-9])`,
  'gu',
);
const AS = new RegExp(
  String.raw`(?:on|in|via|my)\s{1,2}(?<network>${NETWORKS})[^.\n]{0,24}?(?<![\p{L}])(?:as|under|by|name|called|search|searching|id|user)\s{1,2}(?:is\s|for\s|the\sname\s|name\s){0,2}@?(?<name>${NAME})`,
  'gu',
);
const SIGN = /(?<![\p{L}0-9_.@])@(?<name>[a-z_][a-z0-9_.]{2,30})/gu;
const ASKED =
  /(?:^|[\s(:])(?:dm|pm|follow|ping|add|me|us|my|at|find|search|username|user|id|handle|page|is|message|msg|inbox|ib|contact|:)\s{0,2}:?\s{0,2}$/;
const NO_NAME = new Set(
  'group groups page pages same number no num only please pls available me on also and or video call message msg chat text here there is are was the this that your yours my mine his her our us you i we it a an to for of in at if when not marketplace market post posts ad ads link links account profile ok okay fine good photo photos picture pictures but because so then after before with without from did do does can could would will shall have has had id name user username business web status story page. preferred thanks thank sorry yes today tomorrow tonight anytime now later buyers sellers people friends sir bro bhai light lights led bulb new old black red blue white working works indicator indicators cable'.split(
    ' ',
  ),
);

export function handles(text: string): Span[] {
  const found: Span[] = [];
  const add = (start: number, name: string) => {
    const whole = name.replace(/[.-]+$/, '');
    found.push({ kind: 'handle', start, end: start + whole.length });
  };
  for (const match of text.matchAll(AFTER)) {
    const { network = '', name = '', connected } = match.groups ?? {};
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 2);
    const says = connected !== undefined && !(/\bis\b/.test(connected) && /^ [a-z]/.test(after));
    if (isName(name, { sure: says && !PLAIN.test(network) })) add(match.index + match[0].length - name.length, name);
  }
  for (const match of text.matchAll(BEFORE)) {
    const { name = '' } = match.groups ?? {};
    if (isName(name, { sure: false })) add(match.index, name);
  }
  for (const match of text.matchAll(AS)) {
    const { name = '', network = '' } = match.groups ?? {};
    if (isName(name, { sure: !PLAIN.test(network) })) add(match.index + match[0].length - name.length, name);
  }
  for (const match of text.matchAll(SIGN)) {
    const name = (match.groups?.name ?? '').replace(/[.]+$/, '');
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    if (/[0-9_.]/.test(name) || ASKED.test(before) || /(?:^|\n)\s*$/.test(before)) add(match.index, `@${name}`);
  }
  return found;
}

/** A name made up for a network: letters with figures or strokes inside; any word, when it is surely introduced. */
function isName(name: string, { sure }: { sure: boolean }): boolean {
  const whole = name.replace(/[.-]+$/, '');
  if (NO_NAME.has(whole) || IS_NETWORK.test(whole) || !/[a-z_]/.test(whole)) return false;
  if (sure) return whole.length >= 3;
  return (
    /[a-z]{2,}.*[0-9]{1,}$|[a-z0-9][_.]{1,3}[a-z0-9]|[a-z]\d+[a-z]/.test(whole) && !/^\d+(?:km|cc|k|am|pm)$/.test(whole)
  );
}
