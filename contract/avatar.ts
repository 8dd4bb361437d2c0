export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

export const AVATARS = '/avatars/';
export const drawnAvatar = (name: string) => `${AVATARS}${encodeURIComponent(initialsOf(name) || '-')}.svg`;
