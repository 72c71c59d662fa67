/** Which template somebody means who asks in their own words. */
import { fold } from '@mizan/research/rules/analysis/characters'
import type { TemplateOutline } from './template.ts'

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu)?.map(fold) ?? []

/** Turkish adds its endings behind the word. */
const isSameWord = (asked: string, named: string): boolean =>
  asked === named || (named.length >= 4 && asked.startsWith(named.slice(0, Math.max(4, named.length - 2))))

/** The one of whose title most words were said; of two, the one with the longer title. Undefined if none was named. */
export function templateForRequest<One extends Pick<TemplateOutline, 'title'>>(
  templates: readonly One[],
  message: string,
): One | undefined {
  const asked = wordsOf(message)
  const rated = templates.flatMap((template) => {
    const title = wordsOf(template.title)
    const said = title.filter((named) => asked.some((one) => isSameWord(one, named))).length
    return said === title.length ? [{ template, said }] : []
  })
  return rated.sort((one, other) => other.said - one.said)[0]?.template
}
