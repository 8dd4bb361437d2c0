import { useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#client/ui/icon.tsx';
import { acceptedLanguage } from '#language/accepted.ts';
import { language } from '#language/current.ts';
import { type Language, pathIn } from '#language/languages.ts';
import { hasChosenLanguage, rememberLanguage } from './chosen-language.ts';

/** In the language itself: the page's scripts have the texts of one only. */
const WORDS: Record<Language, { read: string; close: string }> = {
  en: { read: 'Read Kickstand in English', close: 'Close' },
  bn: { read: 'Kickstand বাংলায় পড়ুন', close: 'বন্ধ করুন' },
  hi: { read: 'Kickstand हिन्दी में पढ़ें', close: 'बंद करें' },
  es: { read: 'Lee Kickstand en español', close: 'Cerrar' },
  ar: { read: 'اقرأ Kickstand بالعربية', close: 'إغلاق' },
};

/** Offers the browser's language where the page has another one. */
export default function LanguageOffer() {
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState(wantedLanguage);
  if (!wanted) return;
  const { read, close } = WORDS[wanted];
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    setWanted(undefined);
  };
  return (
    <aside lang={wanted} className="print:hidden sticky bottom-0 z-20 border-t border-base-300 bg-base-100">
      <div className="frame flex items-center justify-between gap-3 py-2">
        <a
          href={pathIn(wanted, pathname + search)}
          hrefLang={wanted}
          onClick={() => choose(wanted)}
          className="font-semibold text-link"
        >
          {read}
        </a>
        <button
          type="button"
          onClick={() => choose(language())}
          aria-label={close}
          className="btn btn-square btn-ghost"
        >
          <Icon name="cross" className="size-5" />
        </button>
      </div>
    </aside>
  );
}

function wantedLanguage(): Language | undefined {
  const preferred = acceptedLanguage(navigator.languages.join());
  return preferred === language() || hasChosenLanguage() ? undefined : preferred;
}
