import fc from 'fast-check';

/** Locales with different number formats. */
export const locale = fc.constantFrom(
  ...['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'vi-VN', 'pt-BR', 'sv-SE', 'id-ID', 'bn-BD', 'hi-IN-u-nu-deva'],
  ...['ar-EG', 'fa-IR', 'my-MM'],
);

export const formatted = (value: number, tag: string, fractions = 0) =>
  value.toLocaleString(tag, { minimumFractionDigits: fractions, maximumFractionDigits: fractions });
