export function saveAsFile(name: string, text: string, type: 'application/json' | 'text/csv' | 'text/plain') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download starts before the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
