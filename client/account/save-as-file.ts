/** Hands a value over to the browser's downloads, as JSON that a person can read. */
export function saveAsFile(name: string, value: unknown) {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has begun by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
