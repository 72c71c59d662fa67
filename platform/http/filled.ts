/** A text of a failure with its values in the places of their names, such as `{{name}}`. */
export const filled = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '')
