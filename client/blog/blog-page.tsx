import { canonicalLinks, canonicalUrl } from '#client/navigation/canonical-url.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/blog-page';
import { articles } from './articles.ts';
import { Excerpt } from './excerpt.tsx';

export const loader = canonicalUrl;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: t('Blogs | Kickstand') },
  {
    name: 'description',
    content: t('Notes from the Kickstand workshop: React state, prototypes, unit tests, and React vs Angular vs Vue.'),
  },
  ...canonicalLinks(loaderData),
];

export default function BlogPage() {
  return (
    <div className="frame pt-10 pb-16 sm:pt-14 sm:pb-20">
      <h1 className="text-4xl sm:text-5xl">{t('Blogs')}</h1>
      <p className="mt-3 max-w-3xl text-lg text-quiet sm:text-xl">
        {t(
          'Four questions that everyone who builds for the web is asked sooner or later, answered by the people who build this market, with code that was run.',
        )}
      </p>
      {articles.map((article) => (
        <Excerpt key={article.slug} article={article} />
      ))}
    </div>
  );
}
