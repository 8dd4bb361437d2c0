import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { paths } from '#client/paths.ts';
import { idlePart } from '#client/ui/idle-part.tsx';
import { message, t } from '#language/t.ts';
import { LanguageLinks } from './language-links.tsx';
import { SellLink } from './sell-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

const DisplayChoice = idlePart(() => import('./display-choice.tsx'));

const MARKET = message('Market');

const columns = [
  {
    title: MARKET,
    links: [[message('All brands'), `${paths.home}#categories`]],
  },
  {
    title: message('Kickstand'),
    links: [
      [message('About Us'), paths.about],
      [message('Blogs'), paths.blog],
      [message('Questions'), `${paths.home}#questions`],
      [message('How we value a bike'), paths.prices],
    ],
  },
  {
    title: message('Help'),
    links: [
      [message('Help'), paths.operatorPage('help')],
      [message('Contact'), paths.operatorPage('contact')],
      [message('Terms'), paths.operatorPage('terms')],
      [message('Privacy'), paths.operatorPage('privacy')],
    ],
  },
] as const;

const strangers = [
  [message('Login'), paths.login],
  [message('Sign up'), paths.signup],
] as const;
const members = [
  [message('Favourites'), paths.favourites],
  [message('My Account'), paths.account],
] as const;

export function Footer() {
  const { status } = useSession();
  const account = { title: message('Account'), links: status === 'signed-in' ? members : strangers };
  return (
    <footer className="print:hidden mt-auto border-t border-base-300 bg-base-100">
      <div className="frame grid gap-8 py-10 md:grid-cols-[1.4fr_2fr]">
        <div>
          <Wordmark />
          <p className="mt-4 max-w-xs text-quiet">
            {t('Second-hand motorbikes, bought and sold safely between strangers.')}
          </p>
        </div>
        <nav
          aria-label={t('Footer')}
          className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-8 gap-y-6 sm:grid-cols-4"
        >
          {[...columns, account].map(({ title, links }) => (
            <section key={title}>
              <h2 className="mb-2 text-base">{t(title)}</h2>
              <ul>
                {links.map(([label, to]) => (
                  <li key={label}>
                    <Link to={to} className="inline-block py-1.5 text-quiet hover:underline">
                      {t(label)}
                    </Link>
                  </li>
                ))}
                {title === MARKET && (
                  <li>
                    <SellLink className="inline-block py-1.5 text-quiet hover:underline" />
                  </li>
                )}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="frame">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-base-300 py-4">
          <p className="text-sm text-quiet">{t('© 2022 Kickstand. All rights reserved.')}</p>
          <LanguageLinks />
          <div className="min-h-8.75 max-w-full min-w-0 basis-96">
            <DisplayChoice />
          </div>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
