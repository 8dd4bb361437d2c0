import { folded } from './fold.ts';

/** Pieces of expressions for e-mail and web addresses in folded text. Every repetition is bounded: time stays linear. */
export const LABEL = '[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?';
export const SAID_DOT = folded(
  String.raw`(?:\s{0,2}[([{<]\s?(?:dot|d0t|\.|point|punto)\s?[)\]}>]\s{0,2}|\s{1,2}(?:dot|d0t|dawt|daut)\s{1,2}|[-_*]{1,2}(?:dot|d0t)[-_*]{1,2}|\s{0,2}(?:ডট|डॉट|डाट)\s{0,2})`,
);
export const DOT = String.raw`(?:\.|${SAID_DOT}|\s{1,2}\.\s{0,2}|\.\s{1,2})`;
/** Top names that no sentence ends and starts with when the space after its full stop is missing. */
export const CLEAR_TOPS =
  'com|net|org|info|biz|xyz|shop|store|online|site|website|link|page|app|dev|club|top|vip|live|bd|lk|vn|com\\.bd|com\\.vn|co\\.in|co\\.uk|com\\.lk|net\\.in|edu|gov';
export const UNCLEAR_TOPS = 'in|me|io|co|us|uk|tv|to|ly|gl|gg|be|cc|ai|so|my|id|pk|np|eu|de|fr|ca|au';
export const PROVIDERS = folded(
  'g\\s?-?mails?|gee\\s?mail|jimail|gmial|gmeil|gm@il|hot\\s?-?mail|yahoo|yaho0|ymail|out\\s?look|icloud|i\\s?cloud|proton\\s?mail|protonmail|rediff\\s?mail|rediff|aol|gmx|zoho|fastmail|yandex|জিমেইল|ইয়াহু|जीमेल|याहू',
);
export const SAID_AT = folded('অ্যাট|এট|एट|ऐट');
