import { canonicalLinks, canonicalUrl } from '#client/navigation/canonical-url.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { OPERATOR_PAGES, type OperatorPage as Page } from '#contract/operator-pages.ts';
import { withoutLanguage } from '#language/languages.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/operator-page';

export async function loader(asked: Route.LoaderArgs) {
  const name = OPERATOR_PAGES.find((page) => withoutLanguage(asked.url.pathname) === paths.operatorPage(page));
  if (!name) throw new Response(null, { status: 404 });
  return { address: canonicalUrl(asked), page: await asked.context.get(marketContext).operatorPage(name) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: t('{title} | Kickstand', { title: loaderData?.page.title ?? '' }) },
  ...canonicalLinks(loaderData?.address),
];

export default function OperatorPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <article className="frame py-12 sm:py-16">
      <div className="max-w-prose">
        <h1 className="text-4xl sm:text-5xl">{page.title}</h1>
        {numbered(page.parts).map(([nth, part]) => (
          <Part key={nth} part={part} />
        ))}
      </div>
    </article>
  );
}

/** The index is a stable key: texts may repeat, but their order never changes. */
const numbered = <T,>(all: T[]) => [...all.entries()];

function Part({ part: { kind, lines } }: { part: Page['parts'][number] }) {
  if (kind === 'heading') return <h2 className="mt-10 text-2xl wrap-anywhere">{lines}</h2>;
  if (kind === 'text') return <p className="mt-4 wrap-anywhere sm:text-lg">{lines}</p>;
  return (
    <ul className="mt-4 grid list-disc gap-2 ps-6 wrap-anywhere sm:text-lg">
      {numbered(lines).map(([nth, line]) => (
        <li key={nth}>{line}</li>
      ))}
    </ul>
  );
}
