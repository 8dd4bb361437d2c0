import { createContext } from 'react';

/** Marks our own inline scripts while a page is rendered on the server; the host takes the mark out again. */
export const ScriptNonce = createContext<string | undefined>(undefined);
