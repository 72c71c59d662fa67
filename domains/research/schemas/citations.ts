/** Shapes of the check of a citation. */
import { z } from 'zod'
import { SearchCountry } from './common.ts'
import { DirectTarget, LawNotice } from './search.ts'

const short = z.string().trim().min(1).max(120)

/** Of a law, or of a decision with one of its numbers at least. Numbers, courts and dates as lawyers write them. */
export const CitationCheck = z
  .object({
    searchCountry: SearchCountry.default('turkey'),
    /** Its number, abbreviation or name: "6098", "TBK". */
    lawNumber: short.optional(),
    articleNo: short.optional(),
    court: short.optional(),
    chamber: short.optional(),
    caseNumber: short.optional(),
    decisionNumber: short.optional(),
    date: short.optional(),
    /** What is said to stand there; dots mark what is left out. */
    quote: z.string().trim().min(1).max(4_000).optional(),
  })
  .refine((given) => Boolean(given.lawNumber) !== Boolean(given.caseNumber ?? given.decisionNumber), {
    path: ['lawNumber'],
    message: 'citation.one_kind',
  })
export type CitationCheck = z.output<typeof CitationCheck>

export const checkedFields = ['court', 'chamber', 'caseNumber', 'decisionNumber', 'date'] as const
export type CheckedField = (typeof checkedFields)[number]

export const CitationVerdict = z.object({
  /**
   * `confirmed`: all that was given fits. `differs`: it exists, but something of it does not fit. `ambiguous`: several
   * texts fit. `not_found`: the archive does not have it, which does not prove that it does not exist.
   */
  verdict: z.enum(['confirmed', 'differs', 'ambiguous', 'not_found']),
  /** The text that is meant. */
  target: DirectTarget.nullable(),
  /** True if that text is an invented one of the bundled sample. */
  sample: z.boolean(),
  differences: z.array(z.object({ field: z.enum(checkedFields), given: z.string(), archive: z.string() })),
  /** What was given and the archive does not know of this decision. */
  unknown: z.array(z.enum(checkedFields)),
  /** Null if no quotation was given, or there is no text to look for it in. */
  quote: z
    .object({
      stands: z.boolean(),
      /** Paragraph of the decision in which it begins. */
      paragraph: z.number().int().nullable(),
      /** If it does not stand there: what does, at the place that is most like it. */
      nearest: z.string().nullable(),
    })
    .nullable(),
  /** Other texts that may be meant, at most five. */
  candidates: z.array(DirectTarget),
  /** That the law was repealed, or that the archive does not have it. */
  notice: LawNotice.nullable(),
})
export type CitationVerdict = z.infer<typeof CitationVerdict>
