/** The parts of a decision, from the paragraphs that open one. */

import { properTitle } from '../../../rules/law-titles.ts'
import type { Paragraph } from '../../../schemas.ts'
import { letteredParts } from './lettered.ts'
import { markOf } from './places.ts'

export interface Part {
  no: number
  label: string
  /** Its number as the margin counts: "§ 12" if the court counts, else "¶12"; empty for what the court does not count. */
  place: string
  /** 1 for the parts themselves, more for parts of parts. */
  level: number
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

export function partsOf(paragraphs: readonly Paragraph[]): Part[] {
  const ofCourt = paragraphs.some(({ number }) => number !== null)
  const placed = (no: number): string => {
    const number = ofCourt ? firstNumber(paragraphs.slice(no - 1)) : no
    return number === null ? '' : markOf(number, ofCourt)
  }
  return namedParts(paragraphs).map((part) => ({ level: 1, ...part, place: placed(part.no) }))
}

/** The number of the first paragraph below a title; none if the court counts no further. */
function firstNumber([title, ...below]: readonly Paragraph[]): number | null {
  const first = below.find(({ level, number }) => level === null || number !== null)
  return title?.number ?? first?.number ?? null
}

type NamedPart = Pick<Part, 'no' | 'label'> & Partial<Pick<Part, 'level'>>

function namedParts(paragraphs: readonly Paragraph[]): NamedPart[] {
  const marked = paragraphs.flatMap(({ no, level, text }) =>
    level === null ? [] : [{ no, level, label: properTitle(text.replace(/\s*:$/, '')) }],
  )
  return marked.length > 0 ? marked : toldParts(paragraphs)
}

/**
 * Decisions open with consecutive lines in capitals (court, chamber, "in the name of the nation"); only the last of
 * them, which has text below it, is a part. Lettered parts are all of them parts, whether in capitals or not.
 */
function toldParts(paragraphs: readonly Paragraph[]): NamedPart[] {
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
  const marked = paragraphs.some(({ level }) => level !== null)
  return new Set(
    paragraphs.flatMap((paragraph, index) =>
      paragraph.level !== null || (!marked && (isTitle(paragraph) || lettered.has(index)))
        ? paragraph.no
        : [],
    ),
  )
}
