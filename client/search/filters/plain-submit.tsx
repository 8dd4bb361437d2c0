import type { ComponentProps } from 'react';
import { useAlive } from '#client/ui/hydration.ts';

/** Sends a form until scripts do. Once they run it goes, and nothing around it has to be drawn anew for that. */
export function PlainSubmit(props: ComponentProps<'button'>) {
  return !useAlive() && <button type="submit" {...props} />;
}
