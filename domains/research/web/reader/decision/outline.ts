/** The parts of a decision, from the paragraphs that open one. */

import { properTitle } from '../../../rules/law-titles.ts'
import type { Paragraph } from '../../../schemas.ts'
import { letteredParts } from './lettered.ts'

export interface Part {
  no: number
  label: string
}

/** Names of the fields at the start of every decision. */
const field = /(?:^|\s)(?:NO|NUMARASI|SAYISI|TÜRÜ|TARİHİ|TARİH)$/

/** Fields of the opening ("TARİHİ : 13/05/2014") and sentences are not titles, however they begin. */
function isName(heading: string): boolean {
  if (
    field.test(heading.toLocaleUpperCase('tr')) ||
    /:\s*\S/.test(heading) ||
    /[.,;]$/.test(heading.replace(/^\S+\.$/, ''))
  )
    return false
  return !/\p{Ll}/u.test(heading) || (/^\P{Ll}/u.test(heading) && heading.split(/\s+/).length <= 5)
}

/** The formula in whose name courts decide; it opens no part. */
const formula = /^TÜRK MİLLETİ ADINA$/

/** A paragraph that consists of the name of a part, and serves as its title. */
const isTitle = ({ heading, text }: Pick<Paragraph, 'heading' | 'text'>): boolean =>
  heading !== null && isName(heading) && text.length <= heading.length + 3

/**
 * Decisions open with consecutive lines in capitals (court, chamber, "in the name of the nation"); only the last of
 * them, which has text below it, is a part. Lettered parts are all of them parts, whether in capitals or not.
 */
export function partsOf(paragraphs: readonly Paragraph[]): Part[] {
  const lettered = letteredParts(paragraphs)
  const parts = paragraphs.flatMap(({ no, heading, text }, index) => {
    const label = lettered.get(index)
    if (label !== undefined) return [{ no, label: properTitle(label) }]
    if (heading === null || !isName(heading) || formula.test(heading.toLocaleUpperCase('tr'))) return []
    const next = paragraphs[index + 1]
    if (isTitle({ heading, text }) && next && isTitle(next)) return []
    return [{ no, label: properTitle(heading.replace(/^[-\s]+|[-:\s]+$/g, '')) }]
  }) // A name that is repeated, as at the top of a page, opens nothing new.
  return parts.filter(({ label }, at) => label !== parts[at - 1]?.label)
}

/** Numbers of the paragraphs that serve as titles. */
export function titlesOf(paragraphs: readonly Paragraph[]): Set<number> {
  const lettered = letteredParts(paragraphs)
  return new Set(
    paragraphs.flatMap((paragraph, index) => (isTitle(paragraph) || lettered.has(index) ? paragraph.no : [])),
  )
}
