import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { ArticlePicture } from './article-picture.tsx';
import { type Article, BYLINE } from './articles.ts';

export function Excerpt({ article }: { article: Article }) {
  const { slug, title, standfirst, answer, minutes } = article;
  return (
    <article
      aria-labelledby={slug}
      className="mt-10 grid gap-x-12 gap-y-6 border-t border-base-300 pt-10 sm:mt-14 sm:pt-14 lg:grid-cols-[5fr_7fr]"
    >
      <ArticlePicture slug={slug} className="w-full lg:h-full lg:max-h-80" />
      <div>
        <h2 id={slug} className="text-2xl sm:text-3xl">
          <Link to={paths.article(slug)} className="hover:underline hover:decoration-primary">
            {t(title)}
          </Link>
        </h2>
        <p className="mt-3 text-lg text-quiet">{t(standfirst)}</p>
        <p className="mt-4 max-w-prose leading-relaxed">{t(answer)}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link
            to={paths.article(slug)}
            aria-label={t('Read the whole article: {title}', { title: t(title) })}
            className="inline-flex items-center gap-2 py-1 font-semibold text-link"
          >
            {t('Read the whole article')}
            <Icon name="arrow" />
          </Link>
          <span className="text-sm text-quiet">
            {t('{minutes, plural, one {# minute} other {# minutes}} · {byline}', { minutes, byline: t(BYLINE) })}
          </span>
        </p>
      </div>
    </article>
  );
}
