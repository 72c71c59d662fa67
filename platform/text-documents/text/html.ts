/** Reads the text of HTML, line by line, in one pass, whatever is unclosed or wrong in it. */

import { decodeHTML } from 'entities'

const hidden = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])
const breaking = new Set([
  'br',
  'p',
  'div',
  'tr',
  'li',
  'ul',
  'ol',
  'table',
  'blockquote',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
export function textOfHtml(html: string): string {
  const lines: string[] = []
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) break
    lines.push(words(html.slice(at, start)))
    const { end, name } = tagAt(html, start)
    if (breaking.has(name.replace('/', ''))) lines.push('\n')
    else if (name === 'td' || name === 'th') lines.push('\t')
    at = hidden.has(name) ? endOf(html, end, name) : end
  }
  lines.push(words(html.slice(at)))
  return lines
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function tagAt(html: string, start: number): { end: number; name: string } {
  if (html.startsWith('<!--', start)) return { end: after(html, '-->', start), name: '' }
  const name = /^<(\/?[a-z][a-z\d]{0,20})/i.exec(html.slice(start, start + 24))?.[1]?.toLowerCase() ?? ''
  return { end: after(html, '>', start), name }
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

/** The end of an invisible element; without an end tag everything that follows is invisible. */
function endOf(html: string, from: number, name: string): number {
  const ends = new RegExp(`</${name}[^>]{0,100}>`, 'gi')
  ends.lastIndex = from
  return ends.exec(html) ? ends.lastIndex : html.length
}

/** A space that does not break is one like others here. */
const words = (text: string): string =>
  decodeHTML(text.replace(/\s+/g, ' ')).replaceAll('\u00a0', ' ').toWellFormed()
