/** Parses a comma-separated parameter. */
export const several = (text: string | undefined) => text?.split(',') ?? [];

/** Adds or removes a value; undefined when none is left. */
export function toggled(text: string | undefined, value: string, chosen: boolean): string | undefined {
  const others = several(text).filter((other) => other !== value);
  return (chosen ? [...others, value] : others).join(',') || undefined;
}
