import { t } from '#language/t.ts';
import drawings from './social-networks.svg?no-inline';

const NETWORKS = [
  { name: 'Facebook', href: 'https://www.facebook.com/' },
  { name: 'X', href: 'https://x.com/' },
  { name: 'YouTube', href: 'https://www.youtube.com/' },
];

export function SocialLinks() {
  return (
    <ul className="-mx-2.5 flex" aria-label={t('Social networks')}>
      {NETWORKS.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noreferrer" className="btn btn-square btn-ghost">
            <svg className="size-5 fill-current" aria-hidden="true">
              <use href={`${drawings}#${name.toLowerCase()}`} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
