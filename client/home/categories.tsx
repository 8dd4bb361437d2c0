import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { Category } from '#contract/categories.ts';
import { t } from '#language/t.ts';
import { Section } from './section.tsx';

export function Categories({ categories }: { categories: Category[] }) {
  return (
    <Section id="categories" title={t('All Categories')}>
      {categories.length === 0 && (
        <EmptyState title={t('No brands yet')}>{t('Please come back in a little while.')}</EmptyState>
      )}
      <ul className="grid gap-5 md:grid-cols-3">
        {categories.map((category) => (
          <li key={category._id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CategoryCard({ category }: { category: Category }) {
  return (
    <Link
      to={paths.category(category.brandName)}
      className="group block overflow-hidden rounded-box border border-base-300 bg-base-100 hover:border-base-content"
    >
      <Picture src={category.picture} alt="" className="h-[220px] w-full" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-5">
        <h3 className="text-2xl">{category.brandName}</h3>
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap">
          {t('See All Products')}
          <Icon
            name="arrow"
            className="size-4 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
          />
        </span>
      </div>
    </Link>
  );
}
