/** An answer as a text document: its sentences with the numbers of their sources, and these with the quotes. */
import { documentOf, paragraphOf, type TextDocument, textRun } from '@mizan/platform/text-documents'
import { answerParts } from '../../rules/passage.ts'
import type { Answer, AnswerSentence, AnswerSource } from '../../schemas.ts'
import { words } from './words.ts'

type Language = 'tr' | 'en'

const heading = (text: string, size = 13) =>
  paragraphOf([textRun(text, { bold: true, size })], { spaceAbove: 12, spaceBelow: 4 })

export function documentOfAnswer(answer: Answer, language: Language): TextDocument {
  const said = words[language]
  const day = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })
  const numberOf = (id: string) => answer.sources.findIndex((source) => source.id === id) + 1
  const way = answer.way === 'quotes' ? said.quoted : said.written
  const notHeld = answer.notHeld.length > 0 ? [said.notHeld(answer.notHeld.join(', '))] : []
  const note = [...notHeld, ...(answer.isCaseSilent ? [said.caseSilent] : []), way].join(' ')
  const parts = answerParts.flatMap((part) => {
    const sentences = answer.sentences.filter((one) => one.part === part)
    if (sentences.length === 0) return []
    return [heading(said.part[part]), ...sentences.map((one) => sentenceOf(one, numberOf, said.unproven))]
  })
  const sources = answer.sources.map((source, at) => sourceOf(source, at + 1, answer.sentences, said.summary))
  return documentOf({
    blocks: [
      heading(answer.question, 15),
      paragraphOf([textRun(said.asked(day.format(new Date(answer.askedAt))), { size: 10 })]),
      paragraphOf([textRun(answer.isRefused ? said.refused : note, { italic: true, size: 10 })], {
        spaceBelow: 6,
      }),
      ...parts,
      ...(sources.length > 0 ? [heading(said.sources), ...sources] : []),
    ],
  })
}

function sentenceOf(
  { text, isVerified, supports }: AnswerSentence,
  numberOf: (id: string) => number,
  unproven: string,
) {
  const numbers = [...new Set(supports.map(({ sourceId }) => numberOf(sourceId)))]
  const notes = textRun(` [${numbers.join(', ')}]`, { size: 10 })
  const doubt = isVerified ? [] : [textRun(` (${unproven})`, { italic: true, size: 10 })]
  return paragraphOf([textRun(text), notes, ...doubt], { alignment: 'justify', spaceBelow: 4 })
}

function sourceOf(
  { id, title, isSummary }: AnswerSource,
  no: number,
  sentences: readonly AnswerSentence[],
  summary: string,
) {
  const named = isSummary ? `${title} (${summary})` : title
  const quotes = sentences.flatMap(({ supports }) => supports).filter(({ sourceId }) => sourceId === id)
  const all = [...new Set(quotes.map(({ quote }) => `“${quote}”`))].join(' … ')
  return paragraphOf([textRun(`${no}. ${named}: `, { bold: true, size: 10 }), textRun(all, { size: 10 })], {
    spaceBelow: 4,
  })
}
