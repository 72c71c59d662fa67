/** Shortens a decision for a person without a subscription. */
import type { Decision, Paragraph } from '@mizan/research/schemas'
import { beginningOfText } from '../../data/limits.ts'
import type { VisitorDecision } from '../../schemas.ts'

/** Cut between words; marks and links that the cut would halve are left out. */
export function shortened(paragraph: Paragraph, most = beginningOfText): Paragraph {
  if (paragraph.text.length <= most) return paragraph
  const cut = paragraph.text.slice(0, most)
  const text = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))
  return {
    ...paragraph,
    text: `${text}…`,
    links: paragraph.links.filter(({ range }) => range[1] <= text.length),
    hits: paragraph.hits.filter(([, end]) => end <= text.length),
  }
}

export function beginningOf(decision: Decision): VisitorDecision {
  const paragraphs: Paragraph[] = []
  let left = beginningOfText
  for (const paragraph of decision.paragraphs) {
    if (left <= 0) break
    paragraphs.push(shortened(paragraph, left))
    left -= paragraph.text.length
  }
  return { ...decision, paragraphs, isShortened: left <= 0 && isMore(decision, paragraphs) }
}

const lengthOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.reduce((sum, { text }) => sum + text.length, 0)

const isMore = (decision: Decision, shown: readonly Paragraph[]) =>
  shown.length < decision.paragraphs.length || lengthOf(shown) < lengthOf(decision.paragraphs)
