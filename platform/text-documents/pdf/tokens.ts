/** Cuts paragraphs into tokens, which no end of a line divides: words, gaps, tabs, breaks, images. */
import type { AnyFace } from '../../pdf/index.ts'
import type { Format, Image, Paragraph } from '../model.ts'
import type { Measure } from './measure.ts'

export interface Segment {
  text: string
  format: Format
  face: AnyFace
  width: number
}

export type Token =
  | { kind: 'word'; segments: Segment[]; width: number }
  | { kind: 'gap'; segments: Segment[]; width: number }
  | { kind: 'tab'; format: Format }
  | { kind: 'break'; format: Format }
  | { kind: 'image'; image: Image; width: number; height: number }

/** A space and what follows it; a space that does not break belongs to its word. */
const cuts = /([ \u200b]+)/

export function tokensOf({ inlines }: Paragraph, most: number, measure: Measure): Token[] {
  const tokens: Token[] = []
  for (const inline of inlines) {
    if (inline.kind === 'image') tokens.push(imageToken(inline, most))
    else if (inline.kind === 'tab' || inline.kind === 'break')
      tokens.push({ kind: inline.kind, format: inline.format })
    else
      for (const part of inline.text.split(cuts))
        if (part.length > longest) addLong(tokens, part, inline.format, measure)
        else addPart(tokens, part, inline.format, measure)
  }
  return tokens.flatMap((token) =>
    token.kind === 'word' && token.width > most ? broken(token, most, measure) : [token],
  )
}

/** The time that a typeface needs for a word grows with more than its length; no word of a language is as long. */
const longest = 200

function addLong(tokens: Token[], text: string, format: Format, measure: Measure): void {
  for (let at = 0; at < text.length; at += longest) {
    const part = text.slice(at, at + longest).toWellFormed()
    const segments = segmentsOf(part, format, measure)
    tokens.push({ kind: 'word', segments, width: widthOf(segments) })
  }
}

export const segmentsOf = (text: string, format: Format, measure: Measure): Segment[] =>
  measure.parts(text, format).map(({ text, face, width }) => ({ text, format, face, width }))

const widthOf = (segments: readonly Segment[]): number => segments.reduce((sum, { width }) => sum + width, 0)

function imageToken(image: Image, most: number): Token {
  const scale = Math.min(1, most / image.width, 700 / image.height)
  return { kind: 'image', image, width: image.width * scale, height: image.height * scale }
}

/** A word that changes its format stays one word. */
function addPart(tokens: Token[], text: string, format: Format, measure: Measure): void {
  if (text === '') return
  const kind = cuts.test(text) ? 'gap' : 'word'
  const shown = text.replaceAll('\u200b', '')
  const segments = segmentsOf(shown, format, measure)
  const width = widthOf(segments)
  const last = tokens.at(-1)
  if (last?.kind === kind) {
    last.segments.push(...segments)
    last.width += width
  } else tokens.push({ kind, segments, width })
}

/** A word that is wider than the line continues below, wherever it is cut. */
function broken(word: { segments: Segment[] }, most: number, measure: Measure): Token[] {
  const tokens: Token[] = []
  for (const { text, format, face } of word.segments) {
    let [part, width] = ['', 0]
    const add = () => {
      if (part !== '') tokens.push({ kind: 'word', segments: [{ text: part, format, face, width }], width })
    }
    for (const sign of text) {
      const next = measure.widthIn(face, sign, format)
      if (width + next > most) {
        add()
        part = ''
        width = 0
      }
      part += sign
      width += next
    }
    add()
  }
  return tokens
}
