export const several = (text: string | undefined) => text?.split(',') ?? [];

/** Undefined when no value is left. */
export function toggled(text: string | undefined, value: string, chosen: boolean): string | undefined {
  const others = several(text).filter((other) => other !== value);
  return (chosen ? [...others, value] : others).join(',') || undefined;
}
