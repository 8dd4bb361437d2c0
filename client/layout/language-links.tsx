import { useLocation } from 'react-router';
import { language } from '#language/current.ts';
import { LANGUAGES, OFFERED, pathIn } from '#language/languages.ts';
import { t } from '#language/t.ts';
import { rememberLanguage } from './chosen-language.ts';

/** Plain links: another language is another page, with scripts of its own. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  if (OFFERED.length < 2) return;
  return (
    <nav aria-label={t('Language')}>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {OFFERED.map((one) => (
          <li key={one}>
            <a
              href={pathIn(one, pathname + search)}
              lang={one}
              hrefLang={one}
              aria-current={one === language() || undefined}
              onClick={() => rememberLanguage(one)}
              className={`inline-block py-1.5 ${one === language() ? 'font-semibold' : 'text-quiet hover:underline'}`}
            >
              {LANGUAGES[one].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
