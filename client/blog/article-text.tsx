import { lazy } from 'react';
import type { Slug } from './articles.ts';

/** Fetched only by those who read them. */
export const articleText = {
  'managing-state-in-react': lazy(() => import('./articles/managing-state.tsx')),
  'how-prototypal-inheritance-works': lazy(() => import('./articles/prototypes.tsx')),
  'what-is-a-unit-test': lazy(() => import('./articles/unit-tests.tsx')),
  'react-vs-angular-vs-vue': lazy(() => import('./articles/frameworks.tsx')),
} satisfies Record<Slug, unknown>;
