export const OPERATOR_PAGES = ['terms', 'privacy', 'help', 'contact'] as const;
export type OperatorPageName = (typeof OPERATOR_PAGES)[number];

export interface OperatorPage {
  title: string;
  parts: { kind: 'heading' | 'text' | 'list'; lines: string[] }[];
}
