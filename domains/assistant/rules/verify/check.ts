/**
 * The final check of a sentence, whoever wrote it: is its statement that of its quotes? Pure, and the same every
 * time.
 */

import { shownText } from '../compose/blocks.ts'
import type {
  CheckedSentence,
  Draft,
  DraftSentence,
  Passage,
  SourceKind,
  Support,
  Verdict,
} from '../passage.ts'
import { checkCited, type Ground, type KnownLaws } from './check-cited.ts'
import { compare } from './compare.ts'
import { isTurkish } from './language.ts'
import { hasMarkup } from './markup.ts'
import { edge, isWholeSentences, type Plain, placeOf, plain, sentencesAround } from './place.ts'

const FEWEST_WORDS = 4
const FEWEST_LETTERS = 20

/** Each sentence of a draft with its verdict and the spans of its quotes. Sentences that repeat another one are false. */
export function checkDraft(draft: Draft, passages: readonly Passage[], known: KnownLaws): CheckedSentence[] {
  const steps = checkInSteps(draft, passages, known)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same sentence by sentence, for a thread that others wait for. */
export function* checkInSteps(
  draft: Draft,
  passages: readonly Passage[],
  known: KnownLaws,
): Generator<void, CheckedSentence[]> {
  const texts = textsOf(passages)
  const said = new Set<string>()
  const all: CheckedSentence[] = []
  for (const sentence of draft.sentences) {
    const checked = checkSentence(sentence, texts, known)
    const key = plain(sentence.text).text
    all.push(
      said.has(key) ? { ...checked, verdict: 'false', failed: [...checked.failed, 'repeated'] } : checked,
    )
    said.add(key)
    yield
  }
  return all
}

interface Text {
  passage: Passage
  plain: Plain
}

/** Only passages that are quoted are made comparable. */
function textsOf(passages: readonly Passage[]): Texts {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const made = new Map<string, Text>()
  return (id) => {
    const passage = byId.get(id)
    const known = made.get(id)
    if (known || !passage) return known
    const text = { passage, plain: plain(passage.text) }
    made.set(id, text)
    return text
  }
}

type Texts = (passageId: string) => Text | undefined

interface PlacedSupport {
  support: Support
  ground: Ground
  text: Plain
}

function checkSentence(sentence: DraftSentence, texts: Texts, known: KnownLaws): CheckedSentence {
  const { text, part } = sentence
  const placed: PlacedSupport[] = []
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
  // A sentence that repeats a published text word for word is proven, whatever missing laws it names.
  if (placed.some((one) => isPublished(one) && isVerbatim(text, one))) return answer('proven', [])
  const cited = checkCited(
    text,
    placed.map(({ ground }) => ground),
    known,
  )
  if (cited.failed.length > 0) return answer('false', cited.failed)
  if (placed.some((one) => isVerbatim(text, one))) return answer('proven', [])
  if (hasMarkup(text)) return answer('false', ['markup'])
  const compared = compare(cited.rest, placed.map(({ ground }) => ground.text).join('\n\n'))
  // A sum or a date must be repeated as it was computed: it cannot be half right.
  if (compared.verdict === 'unproven' && placed.some(isWritten))
    return answer('false', ['computed', ...compared.failed])
  if (compared.verdict !== 'proven' && !isTurkish(text)) return answer('unproven', ['language'])
  return answer(compared.verdict, compared.failed)
}

/** The place of a quote, or the code of its problem. */
function place(support: { passageId: string; quote: string }, texts: Texts): PlacedSupport | string {
  const found = texts(support.passageId)
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

const published = new Set<SourceKind>(['article', 'decision', 'calculation'])
const isPublished = ({ ground }: PlacedSupport): boolean => published.has(ground.source.kind)

/** A text that code has written from the answer of a tool. */
const isWritten = ({ ground }: PlacedSupport): boolean =>
  ground.source.kind === 'calculation' || ground.source.kind === 'record'

/** The text as it is compared, without the marks at both ends, which do not count in a quote. */
const bare = (text: string): string => plain(text).text.replace(edge, '')

/** The sentence is one or several whole sentences of a passage, word for word. */
function isVerbatim(sentence: string, { text, ground, support }: PlacedSupport): boolean {
  // Notes on amendments belong to the quote but are not shown.
  if (bare(sentence) === bare(shownText(support.quote))) return isWholeSentences(text.original, support)
  const span = placeOf(sentence, text)
  if (!span) return false
  const isWhole = isWholeSentences(text.original, span)
  return isWhole && ground.text.includes(text.original.slice(span.start, span.end).trim())
}
