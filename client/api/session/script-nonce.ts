import { createContext } from 'react';

/** Marks our inline scripts during server rendering; the host removes the mark. */
export const ScriptNonce = createContext<string | undefined>(undefined);
