/**
 * Searches for decisions and articles that are known to be there: by their numbers, and by a sentence from their
 * text.
 */
import { wordTerms } from '../../domains/research/rules/analysis.ts'
import { formatCitation } from '../../domains/research/rules/citation-format.ts'
import { findLaw } from '../../domains/research/rules/laws.ts'
import { numbersFrom } from './draw.ts'
import { drawSentence, withoutDiacritics } from './sentences.ts'
import type { System } from './systems.ts'
import { nameOf, type PackDecision, type PackLaw } from './texts.ts'

export interface KnownItems {
  decisions: PackDecision[]
  articles: { lawNumber: string; country: 'TR' | 'KKTC'; no: string; text: string }[]
}

/** `count` of each, the same ones for the same seed. Appendices and repealed articles without text are left out. */
export function drawItems(
  laws: readonly PackLaw[],
  decisions: readonly PackDecision[],
  count: number,
  seed: number,
): KnownItems {
  const next = numbersFrom(seed)
  const articles = laws.flatMap(({ lawNumber, country, articles: all }) =>
    all
      .filter(({ appendix, text }) => !appendix && text.length > 80)
      .map(({ no, text }) => ({ lawNumber, country, no, text })),
  )
  return { decisions: draw(decisions, count, next), articles: draw(articles, count, next) }
}

function draw<T>(from: readonly T[], count: number, next: () => number): T[] {
  const left = [...from]
  const drawn: T[] = []
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(next() * left.length), 1))
  return drawn
}

/** Share of look-ups, five for each item, whose first answer is the item. */
export async function decisionNumbers(
  system: System,
  items: KnownItems,
): Promise<{ hit1: number; asked: number; missed: string[] }> {
  return shareOf(items.decisions, decisionSpellings, async (decision, query) => {
    const [first] = await system.decisions(query, decision.country, 10)
    const wanted = nameOf(decision)
    return (
      !!first &&
      first.caseNumber === (wanted.caseNumber ?? null) &&
      first.decisionNumber === (wanted.decisionNumber ?? null)
    )
  })
}

export async function articleNumbers(
  system: System,
  items: KnownItems,
): Promise<{ hit1: number; asked: number; missed: string[] }> {
  return shareOf(items.articles, articleSpellings, async (article, query) => {
    const [first] = await system.articles(query, article.country, 10)
    return first?.lawNumber === article.lawNumber && first.articleNo === article.no
  })
}

async function shareOf<T>(
  items: readonly T[],
  spellings: (item: T) => string[],
  isFirst: (item: T, query: string) => Promise<boolean>,
) {
  const missed: string[] = []
  let asked = 0
  for (const item of items) {
    for (const query of spellings(item)) {
      asked++
      if (!(await isFirst(item, query))) missed.push(query)
    }
  }
  return { hit1: 1 - missed.length / Math.max(1, asked), asked, missed }
}

/**
 * A Turkish decision by court, short court name and numbers alone; a decision without a second number has fewer
 * parts.
 */
export function decisionSpellings(decision: PackDecision): string[] {
  const { country, court, chamber = '', caseNumber: one, decisionNumber: two } = decision
  if (!one) return []
  const formal = formatCitation({ ...nameOf(decision), country: country === 'TR' ? 'turkey' : 'kktc', court })
  const place = `${court} ${chamber}`.trim()
  if (country === 'KKTC')
    return [
      formal,
      `${chamber || court} ${one}`,
      `${chamber || court} No: ${one}`,
      ...(two && two !== one ? [`${two} ${chamber} ${one}`] : []),
    ]
  if (court === 'Anayasa Mahkemesi' && !two)
    return [formal, `B. No: ${one}`, `AYM ${one}`, `Başvuru No: ${one}`, one]
  if (!two) return [formal, `${place} E. ${one}`, `${place} ${one} E.`, `${place} ${one} Esas`, one]
  return [
    formal,
    `${place} ${one} E., ${two} K.`,
    `${one} E. , ${two} K.`,
    `E:${one} K:${two}`,
    `${one} Esas ${two} Karar`,
  ]
}

export function articleSpellings({ lawNumber, country, no }: KnownItems['articles'][number]): string[] {
  if (country === 'KKTC')
    return [`${lawNumber} sayılı Yasa madde ${no}`, `${lawNumber} sayılı Yasanın ${no}. maddesi`]
  const code = findLaw(lawNumber, 'turkey')?.codes[0]
  return [
    /^\d+$/.test(no) ? `${lawNumber}/${no}` : `${lawNumber} ${no}`,
    `${lawNumber} sayılı Kanun madde ${no}`,
    `${lawNumber} sayılı Kanunun ${no}. maddesi`,
    `${lawNumber} s.K. m. ${no}`,
    code ? `${code} ${no}` : `${lawNumber} sayılı kanun m.${no}`,
  ]
}

export interface SentenceReport {
  asked: number
  hit10: number
  plainHit10: number
  /** The number found only through another text that contains the same sentence word for word. */
  elsewhere: number
  /**
   * Stock phrases, which more texts contain than a list of ten can show, and how many of them found their exact
   * wording.
   */
  stock: number
  stockHits: number
  missed: string[]
}

const LIST = 10

/**
 * The share of items found among the first ten by a sentence from their text, and by the same sentence typed without
 * diacritics. A text that contains the sentence word for word counts as the item. Sentences that more than ten texts
 * contain, in the same words whatever their endings, identify none of them and are counted separately. `find` returns
 * the texts of the best ten.
 */
export async function bySentence(
  texts: readonly string[],
  all: readonly string[],
  seed: number,
  find: (query: string, item: number) => Promise<string[]>,
): Promise<SentenceReport> {
  const next = numbersFrom(seed)
  const stems = all.map(stemsOf)
  const report: SentenceReport = {
    asked: 0,
    hit10: 0,
    plainHit10: 0,
    elsewhere: 0,
    stock: 0,
    stockHits: 0,
    missed: [],
  }
  for (const [item, text] of texts.entries()) {
    const sentence = drawSentence(text, next)
    if (!sentence) continue
    const words = stemsOf(sentence)
    const isStock = stems.reduce((copies, other) => copies + (other.includes(words) ? 1 : 0), 0) > LIST
    const found = await find(sentence, item)
    const isFound = found.some((other) => other.includes(sentence))
    if (isStock) {
      report.stock++
      report.stockHits += isFound ? 1 : 0
      continue
    }
    report.asked++
    if (isFound) report.hit10++
    else report.missed.push(sentence)
    if (isFound && !found.includes(text)) report.elsewhere++
    if ((await find(withoutDiacritics(sentence), item)).some((other) => other.includes(sentence)))
      report.plainHit10++
  }
  const share = (hits: number) => hits / Math.max(1, report.asked)
  return { ...report, hit10: share(report.hit10), plainHit10: share(report.plainHit10) }
}

/** The stems of a text joined by spaces, so that one text can be searched in another. */
function stemsOf(text: string): string {
  return ` ${wordTerms(text).join(' ')} `
}
