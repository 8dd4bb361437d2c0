import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';
import { type Article, articleOf, articles, type Slug } from './articles.ts';

export function MoreArticles({ slug }: { slug: Slug }) {
  const here = articles.indexOf(articleOf(slug));
  return (
    <nav
      aria-label={t('More articles')}
      className="mx-auto mt-16 grid max-w-[43rem] gap-4 border-t border-base-300 pt-8 sm:grid-cols-2"
    >
      <Neighbour label={t('Previous article')} article={articles[here - 1]} />
      <Neighbour label={t('Next article')} article={articles[here + 1]} className="sm:col-start-2 sm:text-end" />
    </nav>
  );
}

interface NeighbourProps {
  label: string;
  article: Article | undefined;
  className?: string;
}

function Neighbour({ label, article, className = '' }: NeighbourProps) {
  if (!article) return null;
  return (
    <Link
      to={paths.article(article.slug)}
      className={`rounded-box border border-base-300 bg-base-100 p-5 hover:border-base-content ${className}`}
    >
      <span className="block text-sm text-quiet">{label}</span>
      <span className="mt-1 block font-heading text-lg leading-snug font-bold">{t(article.title)}</span>
    </Link>
  );
}
