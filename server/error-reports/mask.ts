const EMAIL = /[^\s@:,;<>"'=(]+@[^\s@,;<>"')]+/g;
const JWT = /\beyJ[\w-]*(\.[\w-]+)*/g;
/** Tokens, ids, hashes and keys. */
const SECRET = /[\w-]{24,}(\.[\w-]+)*/g;
const IPV4 = /\b\d{1,3}(\.\d{1,3}){3}\b/g;
const IPV6 = /\b(?=[\da-f:]*:[\da-f:]*:)[\da-f]{0,4}(:[\da-f]{0,4}){2,7}/gi;
const QUERY = /\?[^\s"']+/g;
/** PostgreSQL quotes the value that it cannot read after a colon. */
const VALUE = /: "[^"]*"/g;

/** A message without what people are or wrote. */
export const masked = (text: string) =>
  text
    .replace(EMAIL, '[e-mail]')
    .replace(QUERY, '?[query]')
    .replace(VALUE, ': [value]')
    .replace(JWT, '[secret]')
    .replace(SECRET, '[secret]')
    .replace(IPV4, '[address]')
    .replace(IPV6, '[address]');
