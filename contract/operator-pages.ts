/** Pages whose words are the operator's, each at the address of its name. */
export const OPERATOR_PAGES = ['terms', 'privacy', 'help', 'contact'] as const;
export type OperatorPageName = (typeof OPERATOR_PAGES)[number];

export interface OperatorPage {
  title: string;
  /** In order; a list has an item a line. */
  parts: { kind: 'heading' | 'text' | 'list'; lines: string[] }[];
}
