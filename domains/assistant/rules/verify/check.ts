/** The last word on a sentence, whoever wrote it: does it say what its quotes say? Pure, and the same every time. */
import type { CheckedSentence, Draft, DraftSentence, Passage, Support, Verdict } from '../passage.ts'
import { checkCited, type Ground, type Known } from './cited.ts'
import { compare } from './compare.ts'
import { isTurkish } from './language.ts'
import { type Plain, placeOf, plain, sentencesAround } from './place.ts'

const FEWEST_WORDS = 4
const FEWEST_LETTERS = 20

/** Each sentence of a draft with its verdict and the spans of its quotes. Sentences that repeat another one are false. */
export function checkDraft(draft: Draft, passages: readonly Passage[], known: Known): CheckedSentence[] {
  const texts = new Map<string, { passage: Passage; plain: Plain }>()
  for (const passage of passages) texts.set(passage.id, { passage, plain: plain(passage.text) })
  const said = new Set<string>()
  return draft.sentences.map((sentence) => {
    const checked = checkSentence(sentence, texts, known)
    const key = plain(sentence.text).text
    const isRepeated = said.has(key)
    said.add(key)
    return isRepeated ? { ...checked, verdict: 'false', failed: [...checked.failed, 'repeated'] } : checked
  })
}

type Texts = ReadonlyMap<string, { passage: Passage; plain: Plain }>

interface Placed {
  support: Support
  ground: Ground
  text: Plain
}

function checkSentence(sentence: DraftSentence, texts: Texts, known: Known): CheckedSentence {
  const { text, part } = sentence
  const placed: Placed[] = []
  const failed = sentence.supports.flatMap((support) => {
    const found = place(support, texts)
    if (typeof found === 'string') return [found]
    placed.push(found)
    return []
  })
  const supports = placed.map(({ support }) => support)
  const answer = (verdict: Verdict, codes: string[]): CheckedSentence => ({
    text,
    part,
    verdict,
    failed: codes,
    supports,
  })
  if (sentence.supports.length === 0) return answer('false', ['no_support'])
  if (failed.length > 0 || placed.length === 0) return answer('false', [...new Set(failed)])
  const cited = checkCited(
    text,
    placed.map(({ ground }) => ground),
    known,
  )
  if (cited.failed.length > 0) return answer('false', cited.failed)
  if (placed.some((one) => isVerbatim(text, one))) return answer('proven', [])
  const compared = compare(cited.rest, placed.map(({ ground }) => ground.text).join('\n\n'))
  if (compared.verdict !== 'proven' && !isTurkish(text)) return answer('unproven', ['language'])
  return answer(compared.verdict, compared.failed)
}

/** Where a quote stands, or the code of what is wrong with it. */
function place(support: { passageId: string; quote: string }, texts: Texts): Placed | string {
  const found = texts.get(support.passageId)
  if (!found) return 'passage_unknown'
  const { passage, plain: text } = found
  if (!isLongEnough(support.quote)) return 'quote_short'
  if (isTitle(support.quote, passage)) return 'quote_title'
  const span = placeOf(support.quote, text)
  if (!span) return 'quote_missing'
  const around = sentencesAround(passage.text, span)
  return {
    support: { passageId: passage.id, quote: passage.text.slice(span.start, span.end), ...span },
    ground: { source: passage.source, text: passage.text.slice(around.start, around.end) },
    text,
  }
}

function isLongEnough(quote: string): boolean {
  const words = quote.match(/[\p{L}\d]+/gu) ?? []
  return words.length >= FEWEST_WORDS && words.join('').length >= FEWEST_LETTERS
}

function isTitle(quote: string, { source }: Passage): boolean {
  const bare = (text: string | null | undefined) =>
    plain(text ?? '')
      .text.replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  const wanted = bare(quote)
  const titles = [source.title, source.law?.title, source.article?.heading, source.document?.name]
  return titles.some((title) => title && bare(title) === wanted)
}

/** The sentence is one or several whole sentences of a passage, word for word. */
function isVerbatim(sentence: string, { text, ground }: Placed): boolean {
  const span = placeOf(sentence, text)
  if (!span) return false
  const whole = sentencesAround(text.original, span)
  const bare = (one: string) => one.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  const isWhole =
    bare(text.original.slice(whole.start, whole.end)) === bare(text.original.slice(span.start, span.end))
  return isWhole && ground.text.includes(text.original.slice(span.start, span.end).trim())
}
