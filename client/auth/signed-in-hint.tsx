import { useContext } from 'react';
import { ScriptNonce } from '../api/session/script-nonce.ts';
import { ACCESS_TOKEN_KEY } from '../api/session/token.ts';

/** On what only members see: as soon as it is there, nobody has to wait for scripts to see it. */
export const FOR_MEMBERS = 'members';
/** On what is to be seen by all others, and by everybody without scripts. */
export const FOR_STRANGERS = 'strangers';

const MARK_MEMBER = `try {
  if (localStorage.getItem('${ACCESS_TOKEN_KEY}')) document.documentElement.classList.add('member');
} catch {}`;

/** Tells the styles, before anything is drawn, that somebody left a token here. Whether it still holds is found out later. */
export function MemberMark() {
  const nonce = useContext(ScriptNonce);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: MARK_MEMBER }} />;
}
