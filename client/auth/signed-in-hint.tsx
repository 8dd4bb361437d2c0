import { useContext } from 'react';
import { ScriptNonce } from '../api/session/script-nonce.ts';
import { ACCESS_TOKEN_KEY } from '../api/session/token.ts';

/** Marks elements for signed-in people. They show before scripts run. */
export const FOR_MEMBERS = 'members';
/** Marks elements for everybody else, also without scripts. */
export const FOR_STRANGERS = 'strangers';

const MARK_MEMBER = `try {
  if (localStorage.getItem('${ACCESS_TOKEN_KEY}')) document.documentElement.classList.add('member');
} catch {}`;

/** Sets a class before the first paint when a token is stored. Scripts check the token later. */
export function SignedInHint() {
  const nonce = useContext(ScriptNonce);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: MARK_MEMBER }} />;
}
