import { folded } from './fold.ts';
import type { Digits, Word } from './tokens.ts';

const CALLING = words(
  'call calling phone ph tel telephone mobile mob cell cellphone ring dial text txt sms contact whatsapp watsapp wa imo viber zalo telegram signal bkash nagad fon phon kol sdt dt lh alo goi hotline ফোন মোবাইল যোগাযোগ কল নাম্বার নম্বর फोन कॉल नंबर मोबाइल දුරකථන අමතන්න',
);
const FILLING = words(
  'me at on in my is the this to or us no num number numbers nr name here just please pls plz now dd so la em anh mr ms',
);
const NAMING = words(
  'frame chassis engine vin part parts oem serial model seal bolt bearing gasket filter washer nut screw cable plug code invoice order token policy ref reference ad sku item plate registration reg tax id',
);

export interface Beside {
  plus: boolean;
  calls: boolean;
  names: boolean;
}

export function wordsBefore(text: string, all: Word[], start: number): Beside {
  let place = placeOf(all, start) - 1;
  const before: Beside = { plus: false, calls: false, names: false };
  for (let back = 0; back < 4 && place >= 0; back++, place--) {
    const word = all[place] as Word;
    if (start - word.end > 40 || /[*]|[.!?\n][ \n]/.test(text.slice(word.end, start).replace(/^[.:]\s/, ''))) break;
    if (NAMING.has(word.text)) before.names = true;
    else if (CALLING.has(word.text)) {
      before.calls = !before.names;
      break;
    } else if (word.text === 'number' && /^(?:my|our|phone|cell)$/.test(all[place - 1]?.text ?? ''))
      before.calls = true;
    else if (!FILLING.has(word.text) && back > 1) break;
  }
  return before;
}

export function isCalledAfter(text: string, parts: Digits[]): boolean {
  const end = (parts.at(-1) as Digits).end;
  return /^[\s).,-]{0,4}(?:call|text|is my (?:number|phone|mobile|cell)|my (?:number|phone|mobile)|whatsapp|on whatsapp|zalo|imo\b)/.test(
    text.slice(end, end + 30),
  );
}

function placeOf(all: Word[], start: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] as Word).start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function words(these: string): Set<string> {
  return new Set(folded(these).split(' '));
}
