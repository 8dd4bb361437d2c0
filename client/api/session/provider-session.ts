/** Without the provider's script: a browser remembers that its import failed, and nobody could log out until a reload. */
export async function endProviderSession() {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' });
  if (!answer.ok) throw new Error(`Logging out answered ${answer.status}`);
}
