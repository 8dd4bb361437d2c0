import { t } from '#language/t.ts';

const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const DEVICES: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** `Firefox on Windows`, from a user agent. */
export function deviceInWords(userAgent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([, mark]) => mark.test(userAgent))?.[0];
  const browser = named(BROWSERS) ?? t('A browser');
  const device = named(DEVICES);
  return device ? t('{browser} on {device}', { browser, device }) : browser;
}
