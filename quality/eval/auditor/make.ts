/**
 * Makes petitions with citations of known classes out of texts that were imported: two thirds are right, a third is wrong in a
 * known way. The petitions are invented; words of laws and decisions come from the texts and are never part of the project.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paragraphsOfArticle } from '../../../domains/drafts/rules/audit/articles.ts'
import type { AuditClass } from '../../../domains/drafts/rules/audit/findings.ts'
import { formatCitation } from '../../../domains/research/rules/citation-format.ts'
import { normaliseCourt } from '../../../domains/research/rules/courts.ts'
import { isCut } from '../../../domains/research/rules/ending.ts'
import { numbersFrom } from '../draw.ts'
import type { PackDecision, PackLaw } from '../texts.ts'
import { around, closing, fillings, looseQuotes, openings, quoting, spoken } from './petitions.ts'

export interface ExpectedItem {
  file: string
  text: string
  class: AuditClass
}

interface Source {
  articles: { code: string; law: string; name: string; no: string; text: string }[]
  decisions: PackDecision[]
}

const codes: readonly [string, string, string][] = [
  ['6098', 'TBK', 'Türk Borçlar Kanunu'],
  ['4721', 'TMK', 'Türk Medeni Kanunu'],
  ['6100', 'HMK', 'Hukuk Muhakemeleri Kanunu'],
  ['4857', 'İş Kanunu', 'İş Kanunu'],
  ['6102', 'TTK', 'Türk Ticaret Kanunu'],
]

export function sourceOf(laws: readonly PackLaw[], decisions: readonly PackDecision[]): Source {
  const articles = codes.flatMap(([number, code, name]) =>
    largestOf(laws, number)
      .filter(
        ({ no, text, appendix }) =>
          /^\d+$/.test(no) && !appendix && linesOf(text).length > 0 && !/mülga|değişik/i.test(text),
      )
      .map(({ no, text }) => ({ code, law: number, name, no, text })),
  )
  const usable = decisions.filter(
    ({ country, court, chamber, caseNumber, decisionNumber, decisionDate, text }) =>
      country === 'TR' &&
      court === 'Yargıtay' &&
      chamber &&
      caseNumber &&
      decisionNumber &&
      decisionDate &&
      !isCut(text, false),
  )
  return { articles, decisions: usable }
}

/** Several texts may share a number; the law itself is the longest. */
const largestOf = (laws: readonly PackLaw[], number: string) =>
  laws
    .filter(({ lawNumber, country }) => lawNumber === number && country === 'TR')
    .map(({ articles }) => articles)
    .sort((one, other) => other.length - one.length)[0] ?? []

type Draw = <T>(list: readonly T[]) => T

/** A sentence with the verdict that the auditor should give on its citation. */
interface Sentence {
  said: string
  text: string
  class: AuditClass
}

const put = (pattern: string, parts: { c?: string; q?: string }) =>
  pattern.replace('{c}', parts.c ?? '').replace('{q}', parts.q ?? '')

/** Lines from which something can be quoted. */
const linesOf = (text: string): string[] =>
  text.split(/\n+/).filter((one) => one.split(/\s+/).length >= 14 && !/["“”«»]/.test(one))

const wordsFrom = (text: string, draw: Draw): string => {
  const line = draw(linesOf(text).slice(0, 40))
  const words = (line ?? '').split(/\s+/)
  const from = draw(Array.from({ length: Math.max(1, words.length - 12) }, (_, at) => at))
  return words.slice(from, from + 12).join(' ')
}

/** Replaces one word in the middle by another one. */
const changed = (quote: string): string =>
  quote
    .split(' ')
    .map((word, at) => (at === 6 ? (word === 'hiçbir' ? 'bütün' : 'hiçbir') : word))
    .join(' ')

const dotted = (date: string) => date.split('-').reverse().join('.')

export function makers(source: Source, draw: Draw): Record<string, () => Sentence> {
  const article = () => draw(source.articles)
  const cited = ({ code, law, name, no }: Source['articles'][number]) =>
    draw(
      code === 'İş Kanunu'
        ? [`${law} sayılı ${name} m. ${no}`]
        : [`${law} sayılı ${name} m. ${no}`, `${code} m. ${no}`],
    )
  const decision = () => draw(source.decisions.filter(({ text }) => text.length > 1_500))
  const spelt = (one: PackDecision) =>
    draw([
      formatCitation({ ...citable(one) }),
      `Yargıtay ${one.chamber}'nin ${dotted(one.decisionDate ?? '')} tarihli, ${one.caseNumber} E., ${one.decisionNumber} K. sayılı kararı`,
    ])
  const sentence = (c: string, name: AuditClass): Sentence => ({
    said: put(draw(around), { c }),
    text: c,
    class: name,
  })
  const quoted = (c: string, q: string, name: AuditClass): Sentence => ({
    said: put(draw(quoting), { c, q }),
    text: c,
    class: name,
  })
  return {
    article: () => sentence(cited(article()), 'verified'),
    decision: () => sentence(spelt(decision()), 'verified'),
    articleQuote: () => {
      const one = article()
      return quoted(cited(one), wordsFrom(one.text, draw), 'verified')
    },
    decisionQuote: () => {
      const one = decision()
      return quoted(spelt(one), wordsFrom(one.text, draw), 'verified')
    },
    quoteDiffers: () => {
      const one = article()
      return quoted(cited(one), changed(wordsFrom(one.text, draw)), 'quote_differs')
    },
    decisionQuoteDiffers: () => {
      const one = decision()
      return quoted(spelt(one), changed(wordsFrom(one.text, draw)), 'quote_differs')
    },
    otherChamber: () => {
      const one = decision()
      return sentence(
        spelt({
          ...one,
          chamber: one.chamber === '19. Hukuk Dairesi' ? '20. Hukuk Dairesi' : '19. Hukuk Dairesi',
        }),
        'other_identity',
      )
    },
    otherDay: () => {
      const one = decision()
      const [year, month, day = '01'] = (one.decisionDate ?? '').split('-')
      return sentence(
        spelt({ ...one, decisionDate: `${year}-${month}-${day === '11' ? '12' : '11'}` }),
        'other_identity',
      )
    },
    notHeld: () => {
      const one = decision()
      const serial = 70_000 + draw(Array.from({ length: 9_000 }, (_, at) => at))
      return sentence(
        spelt({
          ...one,
          caseNumber: `2013/${serial}`,
          decisionNumber: `2014/${serial + 7}`,
          decisionDate: '2014-05-06',
        }),
        'not_held',
      )
    },
    noChamber: () => sentence(spelt({ ...decision(), chamber: '47. Hukuk Dairesi' }), 'impossible'),
    future: () => sentence(spelt({ ...decision(), decisionDate: '2031-02-03' }), 'impossible'),
    beyond: () => {
      const [law, code, name] = draw(codes.slice(0, 3))
      return sentence(draw([`${code} m. 1985`, `${law} sayılı ${name} m. 1985`]), 'impossible')
    },
    noParagraph: () => {
      const one = article()
      return sentence(
        `${one.law} sayılı ${one.name} m. ${one.no}/${paragraphsOfArticle(one.text) + 4}`,
        'no_pinpoint',
      )
    },
    noNumber: () => {
      const one = decision()
      const c = `Yargıtay ${one.chamber}'nin ${dotted(one.decisionDate ?? '')} tarihli`
      return { said: `${c} kararı da aynı sonuca varmıştır.`, text: c, class: 'no_pinpoint' }
    },
    repealed: () =>
      sentence(
        draw([
          '818 sayılı Borçlar Kanunu m. 41',
          '1086 sayılı Hukuk Usulü Muhakemeleri Kanunu m. 74',
          '743 sayılı Türk Kanunu Medenisi m. 2',
        ]),
        'law_changed',
      ),
    loose: () => {
      const q = draw(spoken)
      return { said: put(draw(looseQuotes), { q }), text: q, class: 'quote_without_citation' }
    },
  }
}

const citable = ({ court, chamber, caseNumber, decisionNumber, decisionDate }: PackDecision) => {
  const name = normaliseCourt(court, chamber)
  return {
    country: 'turkey' as const,
    court: name?.court ?? court,
    chamber: name?.chamber ?? null,
    caseNumber: caseNumber ?? null,
    decisionNumber: decisionNumber ?? null,
    decisionDate: decisionDate ?? null,
  }
}

/** Together 300: 200 right ones and 100 wrong ones. */
const plan: Readonly<Record<string, number>> = {
  ...{ article: 80, decision: 60, articleQuote: 35, decisionQuote: 25 },
  ...{ quoteDiffers: 14, decisionQuoteDiffers: 8, otherChamber: 10, otherDay: 10, notHeld: 14 },
  ...{ noChamber: 5, future: 5, beyond: 5, noParagraph: 6, noNumber: 5, repealed: 9, loose: 9 },
}

const petitions = 40

export function makePetitions(folder: string, source: Source, seed: number): void {
  const next = numbersFrom(seed)
  const draw: Draw = (list) => list[Math.floor(next() * list.length)] as never
  const make = makers(source, draw)
  const all = Object.entries(plan).flatMap(([name, count]) =>
    Array.from({ length: count }, () => make[name]?.() as Sentence),
  )
  const order = all.map((one) => ({ one, at: next() })).sort((one, other) => one.at - other.at)
  mkdirSync(folder, { recursive: true })
  const expected: ExpectedItem[] = []
  for (let no = 0; no < petitions; no++) {
    const file = `dilekce-${String(no + 1).padStart(2, '0')}.txt`
    const own = order.filter((_, at) => at % petitions === no).map(({ one }) => one)
    const body = own.map(({ said }) => `${draw(fillings)}\n${said}`).join('\n')
    writeFileSync(join(folder, file), `${draw(openings)}${body}\n${closing}`)
    expected.push(...own.map(({ text, class: name }) => ({ file, text, class: name })))
  }
  writeFileSync(join(folder, 'answers.jsonl'), expected.map((one) => `${JSON.stringify(one)}\n`).join(''))
}
