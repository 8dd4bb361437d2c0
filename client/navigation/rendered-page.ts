import { createContext } from 'react-router';

/** Where the host reads the HTML of a page: through a `Response` it would be encoded and decoded twice. */
export interface RenderedPage {
  html?: string;
}

export const renderedPageContext = createContext<RenderedPage>();
