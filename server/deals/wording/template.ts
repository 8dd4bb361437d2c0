/** Fills `{name}` in one pass, so that a value is never read as a template; what is not given stays. */
export const fill = (template: string, values: Record<string, string | undefined>) =>
  template.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
