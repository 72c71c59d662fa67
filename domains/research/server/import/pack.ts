/** The pack format, version 1, as documented in docs/pack-format.md. */
import type { Country } from '@mizan/platform/contract'
import { z } from 'zod'
import { webAddress } from '../../rules/web-address.ts'

/** A longer row is rejected before it is parsed. */
export const longestRow = 32 * 1024 * 1024

export const PackHeader = z.object({
  mizanPack: z.literal(1),
  kind: z.enum(['laws', 'decisions']),
  title: z.string().optional(),
  sample: z.boolean().optional(),
})
export type PackHeader = z.infer<typeof PackHeader>

const text = z.string().trim()
const filled = text.min(1)
const optional = text.nullish().transform((value) => value || undefined)
const link = optional.refine((address) => address === undefined || webAddress(address) !== null, {
  message: 'not an address that begins with http:// or https://',
})
const date = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? undefined)
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
/** The notation of packs (docs/pack-format.md) becomes the country of the product. */
const country = z.enum(['TR', 'KKTC']).transform((one): Country => (one === 'TR' ? 'turkey' : 'kktc'))
/** Where the text was taken from: a name, or an object that names a collection. */
const source = z
  .union([filled, z.object({ name: optional, repo: optional })])
  .transform((value) => (typeof value === 'string' ? value : (value.name ?? value.repo)))
  .pipe(filled)

export const PackArticle = z.object({
  no: filled.max(80),
  heading: optional,
  text: z.string(),
  appendix: flag,
  repeatedNo: flag,
})
export type PackArticle = z.infer<typeof PackArticle>

export const PackLaw = z.object({
  country,
  lawNumber: filled.max(40),
  title: filled,
  kind: filled,
  acceptedOn: date,
  publishedOn: date,
  gazetteNumber: optional,
  sourceUrl: link,
  source,
  summary: flag,
  sample: flag,
  articles: z.array(PackArticle).min(1),
})
export type PackLaw = z.infer<typeof PackLaw>

export const PackDecision = z.object({
  country,
  court: filled,
  chamber: optional,
  caseNumber: optional,
  decisionNumber: optional,
  decisionDate: date,
  deliveryNumber: optional,
  deliveryYear: z.int().nullish(),
  subject: optional,
  sides: optional,
  outcome: optional,
  finality: optional,
  keywords: z.array(text).nullish(),
  relatedLaws: z.array(z.object({ lawNumber: filled, articleNo: optional })).nullish(),
  documentId: optional,
  externalId: optional,
  publishedOn: date,
  source,
  sourceId: optional,
  sourceUrl: link,
  textTruncated: flag,
  sample: flag,
  text: filled,
})
export type PackDecision = z.infer<typeof PackDecision>

export type PackRow = { kind: 'law'; row: PackLaw } | { kind: 'decision'; row: PackDecision }

/** Why a row of a pack is not loaded; the reason is for the person who made the pack. */
export class RowRejected extends Error {}

const explain = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.') || 'row'}: ${issue.message}`).join('; ')

const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

function parseJson(line: string): unknown {
  try {
    // PostgreSQL text cannot hold U+0000 or an unpaired surrogate.
    return JSON.parse(line.replaceAll('\\u0000', ''), /\\ud[89a-f]/i.test(line) ? wellFormed : undefined)
  } catch {
    throw new RowRejected('not JSON')
  }
}

/**
 * Reads one line: a header, a law or a decision.
 * @throws RowRejected with the reason
 */
export function parsePackLine(line: string): PackRow | { kind: 'header'; header: PackHeader } {
  const value = parseJson(line)
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new RowRejected('not an object')
  if ('mizanPack' in value) {
    const header = PackHeader.safeParse(value)
    if (!header.success) throw new RowRejected(`header of another version (${explain(header.error)})`)
    return { kind: 'header', header: header.data }
  }
  return 'articles' in value ? lawOf(value) : decisionOf(value)
}

function lawOf(value: object): PackRow {
  const law = PackLaw.safeParse(value)
  if (!law.success) throw new RowRejected(explain(law.error))
  return { kind: 'law', row: law.data }
}

function decisionOf(value: object): PackRow {
  const decision = PackDecision.safeParse(value)
  if (!decision.success) throw new RowRejected(explain(decision.error))
  return { kind: 'decision', row: decision.data }
}
