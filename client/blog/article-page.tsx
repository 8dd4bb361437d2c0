import { data, Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Route } from './+types/article-page';
import { ArticlePicture } from './article-picture.tsx';
import { articleText } from './article-text.tsx';
import { articles, BYLINE } from './articles.ts';
import { MoreArticles } from './more-articles.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw data(null, { status: 404 });
  return article;
}

export const meta: Route.MetaFunction = ({ loaderData: article }) =>
  article
    ? [
        { title: `${article.title} | Kickstand` },
        { name: 'description', content: article.standfirst },
        { tagName: 'link', rel: 'canonical', href: paths.article(article.slug) },
      ]
    : [{ title: 'Lost in space | Kickstand' }];

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const { slug, title, standfirst, minutes } = article;
  const Text = articleText[slug];
  return (
    <article className="frame pt-8 pb-14 sm:pt-12 sm:pb-20">
      <header className="mx-auto max-w-[43rem]">
        <Link to={paths.blog} className="inline-block py-1 font-semibold text-link">
          Blogs
        </Link>
        <h1 className="mt-4 text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 text-xl leading-normal text-quiet">{standfirst}</p>
        <p className="mt-5 text-sm text-quiet">
          {BYLINE} · {minutes} minutes to read
        </p>
      </header>
      <ArticlePicture slug={slug} className="mx-auto mt-8 mb-10 w-full max-w-[58rem] sm:mb-14" />
      <Text />
      <MoreArticles slug={slug} />
    </article>
  );
}
