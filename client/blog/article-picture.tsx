import type { ReactNode } from 'react';
import type { Slug } from './articles.ts';
import { Calliper } from './pictures/calliper.tsx';
import { Chain } from './pictures/chain.tsx';
import { Dials } from './pictures/dials.tsx';
import { ThreeWheels } from './pictures/three-wheels.tsx';

const drawn: Record<Slug, () => ReactNode> = {
  'managing-state-in-react': Dials,
  'how-prototypal-inheritance-works': Chain,
  'what-is-a-unit-test': Calliper,
  'react-vs-angular-vs-vue': ThreeWheels,
};

export function ArticlePicture({ slug, className = '' }: { slug: Slug; className?: string }) {
  const Drawn = drawn[slug];
  return (
    <svg
      viewBox="0 0 640 208"
      className={`rounded-box border border-base-300 bg-base-200 ${className}`}
      aria-hidden="true"
    >
      <Drawn />
    </svg>
  );
}
