/** Finds the template that a person means by a request in their own words. */
import { fold } from '@mizan/research/rules/analysis/characters'
import type { TemplateOutline } from './template.ts'

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu)?.map(fold) ?? []

/** Turkish adds its endings behind the word. */
const isSameWord = (asked: string, named: string): boolean =>
  asked === named || (named.length >= 4 && asked.startsWith(named.slice(0, Math.max(4, named.length - 2))))

/** The place where the words of a title are next to each other; -1 if they are not. */
const placeOf = (title: readonly string[], asked: readonly string[]): number =>
  asked.findIndex((_, at) => title.every((named, next) => isSameWord(asked[at + next] ?? '', named)))

/**
 * The template whose title was said; of several the one with the longest title, then the one that was said first.
 * Undefined if none was named.
 */
export function templateForRequest<One extends Pick<TemplateOutline, 'title'>>(
  templates: readonly One[],
  message: string,
): One | undefined {
  const asked = wordsOf(message)
  const named = templates.flatMap((template) => {
    const title = wordsOf(template.title)
    const at = title.length > 0 ? placeOf(title, asked) : -1
    return at < 0 ? [] : [{ template, at, length: title.length }]
  })
  return named.sort((one, other) => other.length - one.length || one.at - other.at)[0]?.template
}
