/** Writes markup: inserted values are escaped, unless they are markup themselves. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined | false

const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => special[sign] ?? sign)

const written = (part: Part): string => {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.join('')
  return escaped(String(part))
}

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.reduce((all, text, at) => all + written(parts[at - 1]) + text))

/** A value as data of a page, which ends no script element. */
export const json = (value: unknown): Markup => new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'))
