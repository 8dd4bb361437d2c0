import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { canonicalLinks } from '#client/navigation/canonical-url.ts';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';
import { ArticlePicture } from './article-picture.tsx';
import { articleOf, BYLINE, type Slug } from './articles.ts';
import { MoreArticles } from './more-articles.tsx';
import { Prose } from './prose.tsx';

export function articleMeta(slug: Slug, address: string) {
  const { title, standfirst } = articleOf(slug);
  return [
    { title: t('{title} | Kickstand', { title: t(title) }) },
    { name: 'description', content: t(standfirst) },
    ...canonicalLinks(address),
  ];
}

export function ArticleFrame({ slug, children }: { slug: Slug; children: ReactNode }) {
  const { title, standfirst, minutes } = articleOf(slug);
  return (
    <article className="frame pt-8 pb-14 sm:pt-12 sm:pb-20">
      <header className="mx-auto max-w-[43rem]">
        <Link to={paths.blog} className="inline-block py-1 font-semibold text-link">
          {t('Blogs')}
        </Link>
        <h1 className="mt-4 text-4xl sm:text-5xl">{t(title)}</h1>
        <p className="mt-4 text-xl leading-normal text-quiet">{t(standfirst)}</p>
        <p className="mt-5 text-sm text-quiet">
          {t('{byline} · {minutes, plural, one {# minute} other {# minutes}} to read', { byline: t(BYLINE), minutes })}
        </p>
      </header>
      <ArticlePicture slug={slug} className="mx-auto mt-8 mb-10 w-full max-w-[58rem] sm:mb-14" />
      <Prose>{children}</Prose>
      <MoreArticles slug={slug} />
    </article>
  );
}
