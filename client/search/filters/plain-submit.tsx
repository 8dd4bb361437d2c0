import type { ComponentProps } from 'react';
import { useAlive } from '#client/ui/hydration.ts';

/** A submit button without scripts. It goes on hydration, without rendering the form again. */
export function PlainSubmit(props: ComponentProps<'button'>) {
  return !useAlive() && <button type="submit" {...props} />;
}
