/** The remark on a law that a query names and that the corpus lacks, or that shares its name with a repealed one. */

import type { Lookup } from '../../rules/citation-query.ts'
import { successionOf } from '../../rules/citations/successions.ts'
import { plain } from '../../rules/courts/spelling.ts'
import { findLaw as findKnownLaw } from '../../rules/laws.ts'
import { repealedLaw, successorsOf } from '../../rules/repealed-laws.ts'
import type { DirectTarget, LawNotice, SearchCountry } from '../../schemas.ts'
import { listLawsByNumber } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import { citedTexts } from './cited-texts.ts'
import { countryOf, lawTarget } from './direct.ts'

type LawLookup = Extract<Lookup, { kind: 'law' | 'article' }>

/** Null if the corpus has the text, it is in force, and no other has its name. `direct` is the target of the query. */
export async function lawNotice(
  db: Db,
  text: string,
  lookup: Lookup | null,
  direct: DirectTarget | null,
  asked: SearchCountry,
): Promise<LawNotice | null> {
  if (!lookup || lookup.kind === 'decision') return null
  const country = countryOf(lookup, asked)
  if (!direct || (lookup.kind === 'article' && direct.kind === 'law'))
    return absent(db, lookup, direct, country)
  return country === 'turkey' ? namesake(db, text, lookup) : null
}

/** A repealed or missing law, or an article that a law in force lacks. */
async function absent(
  db: Db,
  lookup: LawLookup,
  direct: DirectTarget | null,
  country: SearchCountry,
): Promise<LawNotice | null> {
  const repealed = country === 'turkey' ? repealedLaw(lookup.lawNumber) : undefined
  if (repealed) return repealedNotice(db, 'repealed', repealed.lawNumber, articleOf(lookup))
  if (direct && lookup.kind === 'article') return lacking(db, lookup, direct, country)
  const known = findKnownLaw(lookup.lawNumber, country)
  return {
    reason: 'not_held',
    lawNumber: lookup.lawNumber,
    title: known?.names[0] ?? known?.codes[0] ?? null,
    articleNo: articleOf(lookup),
    successor: null,
    lastArticle: null,
    counterparts: [],
  }
}

async function lacking(
  db: Db,
  lookup: Extract<Lookup, { kind: 'article' }>,
  { label }: DirectTarget,
  country: SearchCountry,
): Promise<LawNotice> {
  const { lawNumber, articleNo, lettered } = lookup
  const ofNumber = /^\p{L}.* (\d+)$/u.exec(articleNo)?.[1]
  const [texts, sameNumber] = await Promise.all([
    citedTexts(db, { country, laws: [lawNumber], articles: [], numbers: [] }),
    ofNumber ? lawTarget(db, { kind: 'article', lawNumber, articleNo: ofNumber }, country) : null,
  ])
  const [law] = texts.laws
  return {
    reason: 'no_article',
    lawNumber,
    title: label,
    articleNo: lettered ?? articleNo,
    successor: null,
    lastArticle: law && !law.isSummary ? law.lastArticle : null,
    counterparts: sameNumber?.kind === 'article' ? [sameNumber] : [],
  }
}

/** "TTK 1301" is an article of the law in force, but also a well-known one of the repealed law of the same name. */
async function namesake(db: Db, text: string, lookup: LawLookup): Promise<LawNotice | null> {
  const articleNo = articleOf(lookup)
  const succession = successionOf(lookup.lawNumber)
  if (!succession || !articleNo || succession.old === lookup.lawNumber) return null
  const said = ` ${plain(text).replaceAll('/', ' ')} `
  const isClear = [lookup.lawNumber, ...succession.own].some((form) => said.includes(` ${form} `))
  if (isClear || successorsOf(succession.old, articleNo).length === 0) return null
  return repealedNotice(db, 'namesake', succession.old, articleNo)
}

const articleOf = (lookup: LawLookup) => (lookup.kind === 'article' ? lookup.articleNo : null)

async function repealedNotice(
  db: Db,
  reason: LawNotice['reason'],
  lawNumber: string,
  articleNo: string | null,
): Promise<LawNotice | null> {
  const repealed = repealedLaw(lawNumber)
  if (!repealed) return null
  const places = articleNo ? successorsOf(lawNumber, articleNo) : []
  const [[law], targets] = await Promise.all([
    listLawsByNumber(db, 'turkey', [repealed.successor]),
    Promise.all(places.map((place) => lawTarget(db, { kind: 'article', ...place }, 'turkey'))),
  ])
  return {
    reason,
    lawNumber,
    title: repealed.name,
    articleNo,
    successor: {
      lawNumber: repealed.successor,
      title: law?.title ?? findKnownLaw(repealed.successor, 'turkey')?.names[0] ?? null,
      since: repealed.since,
      lawId: law?.id ?? null,
    },
    lastArticle: null,
    counterparts: targets
      .filter((target) => target?.kind === 'article')
      .map((target) => target as DirectTarget),
  }
}
