import type { ReactNode } from 'react';

const rhythm = [
  'text-[1.0625rem] leading-[1.72] sm:text-lg sm:leading-[1.7]',
  '[&>p]:mt-5 [&>p:first-child]:mt-0 [&>p_a]:text-link',
  '[&>h2]:mt-14 [&>h2]:text-[1.625rem] sm:[&>h2]:text-3xl [&>h2+p]:mt-4',
  '[&>ul]:mt-5 [&>ul]:list-disc [&>ol]:mt-5 [&>ol]:list-decimal [&>:is(ul,ol)]:ps-6 [&>:is(ul,ol)>li]:mt-2 [&>:is(ul,ol)>li]:ps-1',
  '[&_:is(p,li)_code]:rounded-sm [&_:is(p,li)_code]:bg-base-300/60 [&_:is(p,li)_code]:px-1 [&_:is(p,li)_code]:py-0.5 [&_:is(p,li)_code]:text-[0.875em]',
].join(' ');

export function Prose({ children }: { children: ReactNode }) {
  return <div className={`mx-auto w-full max-w-[43rem] wrap-break-word ${rhythm}`}>{children}</div>;
}

export function Remark({ children }: { children: ReactNode }) {
  return (
    <p className="mt-8! mb-8 border-s-6 border-primary ps-5 font-heading text-xl leading-snug font-bold sm:text-2xl sm:leading-snug">
      {children}
    </p>
  );
}
