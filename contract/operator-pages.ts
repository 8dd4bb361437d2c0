/** Pages with the operator's own text; the name is the path. */
export const OPERATOR_PAGES = ['terms', 'privacy', 'help', 'contact'] as const;
export type OperatorPageName = (typeof OPERATOR_PAGES)[number];

export interface OperatorPage {
  title: string;
  /** In display order; a list has one item per line. */
  parts: { kind: 'heading' | 'text' | 'list'; lines: string[] }[];
}
