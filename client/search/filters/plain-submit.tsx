import type { ComponentProps } from 'react';
import { useHydrated } from '#client/ui/hydration.ts';

/** Goes on hydration, without rendering the form again. */
export function PlainSubmit(props: ComponentProps<'button'>) {
  return !useHydrated() && <button type="submit" {...props} />;
}
