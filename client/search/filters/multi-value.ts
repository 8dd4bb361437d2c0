/** Values with commas between them, as they stand in an address. */
export const several = (text: string | undefined) => text?.split(',') ?? [];

/** The same with one more, or one less; nothing when none is left. */
export function toggled(text: string | undefined, value: string, chosen: boolean): string | undefined {
  const others = several(text).filter((other) => other !== value);
  return (chosen ? [...others, value] : others).join(',') || undefined;
}
