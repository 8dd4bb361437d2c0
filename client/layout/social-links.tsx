import { t } from '#language/t.ts';

const places = [
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    drawn:
      'M13.6 21v-7.6h2.6l.5-3.2h-3.1V8.3c0-1 .4-1.6 1.7-1.6h1.5V3.9c-.5-.1-1.4-.2-2.3-.2-2.5 0-4.1 1.5-4.1 4.2v2.3H7.7v3.2h2.7V21z',
  },
  {
    name: 'X',
    href: 'https://x.com/',
    drawn: 'M4 4h4.8l4 5.6L17.6 4h2L13.7 11l6.6 9.3h-4.8l-4.4-6.2L5.8 20.3h-2l6.4-7.6zm2.9 1.5 9.4 13.3h1.2L8.1 5.5z',
  },
  {
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    drawn:
      'M21.4 7.6a2.5 2.5 0 0 0-1.8-1.8C18 5.4 12 5.4 12 5.4s-6 0-7.6.4a2.5 2.5 0 0 0-1.8 1.8C2.2 9.2 2.2 12 2.2 12s0 2.8.4 4.4a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.6.4 7.6.4s6 0 7.6-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.6.4-4.4.4-4.4s0-2.8-.4-4.4zM10.1 14.9V9.1l5 2.9z',
  },
];

export function SocialLinks() {
  return (
    <ul className="-mx-2.5 flex" aria-label={t('Social networks')}>
      {places.map(({ name, href, drawn }) => (
        <li key={name}>
          <a href={href} rel="noreferrer" className="btn btn-square btn-ghost">
            <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
              <path d={drawn} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
