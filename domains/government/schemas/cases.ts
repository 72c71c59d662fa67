/** Shapes of court files. */
import { conflictsSeen, day, id, Person } from '@mizan/cases/schemas'
import { z } from 'zod'
import { longest, mostAsked, mostHearings, mostLawyers, mostParties } from '../data/limits.ts'
import { isCaseNo } from '../rules/natural-key.ts'

export const text = (most: number) => z.string().trim().max(most)
const name = z.string().trim().min(1).max(longest.name)

/** Court, number and type identify a court file, because its ids change with every answer. */
export const CourtFileName = z.object({
  courtId: z.string().trim().min(1).max(longest.id),
  caseNo: z.string().trim().refine(isCaseNo, { error: 'government.case_no' }),
  typeCode: text(20).default(''),
})

/** The time of the portal's answer. A future time counts as now. */
export const readAt = z.iso.datetime()

const CourtParty = z.object({
  name,
  /** The role as the portal writes it. */
  role: text(100).default(''),
  kind: text(60).default(''),
  lawyers: z.array(name).max(mostLawyers).default([]),
})
export type CourtParty = z.output<typeof CourtParty>

const CourtHearing = z.object({
  date: day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  kind: text(100).default(''),
  /** The result of the hearing, in the words of the portal. */
  result: text(200).default(''),
})
export type CourtHearing = z.output<typeof CourtHearing>

const said = {
  courtName: text(longest.name),
  status: text(100),
  type: text(longest.name),
  openedOn: day.nullable(),
  parties: z.array(CourtParty).max(mostParties),
  hearings: z.array(CourtHearing).max(mostHearings),
}

/** `caseId`: the case of the office to which it belongs; without it a case is made. */
export const NewGovernmentCase = CourtFileName.extend({
  courtName: said.courtName.min(1),
  status: said.status.default(''),
  type: said.type.default(''),
  openedOn: said.openedOn.default(null),
  parties: said.parties.default([]),
  hearings: said.hearings.default([]),
  readAt,
  caseId: id.optional(),
  conflictsSeen,
})
export type NewGovernmentCase = z.output<typeof NewGovernmentCase>

/** Omitted fields stay. A reading that is older than the stored one changes nothing. */
export const GovernmentCaseChange = z.object(said).partial().extend({ governmentCaseId: id, readAt })
export type GovernmentCaseChange = z.output<typeof GovernmentCaseChange>

export const GovernmentCase = z.object({
  governmentCaseId: z.string(),
  caseId: z.string(),
  courtId: z.string(),
  caseNo: z.string(),
  typeCode: z.string(),
  courtName: z.string(),
  status: z.string(),
  openedOn: z.string().nullable(),
  type: z.string(),
  /** The next hearing, or the last one if none is to come. */
  courtDate: z.object({ date: z.string(), time: z.string() }).nullable(),
  lastSyncedAt: z.string().nullable(),
  fileCount: z.number().int(),
})
export type GovernmentCase = z.infer<typeof GovernmentCase>

/** `isNew`: whether it was not linked before. */
export const LinkedCase = GovernmentCase.extend({ isNew: z.boolean(), caseTitle: z.string() })
export type LinkedCase = z.infer<typeof LinkedCase>

/** The question of the extension before a sync: which of the lawyer's court files the office knows. */
export const ExtensionCases = z.object({ cases: z.array(CourtFileName).max(mostAsked).default([]) })
export type ExtensionCases = z.output<typeof ExtensionCases>

const Candidate = z.object({ caseId: z.string(), title: z.string(), number: z.string() })

/**
 * The answers are in the order of the question. `state`: `elsewhere` if it belongs to a case that the caller may not
 * write.
 */
export const KnownCases = z.object({
  items: z.array(
    CourtFileName.extend({
      state: z.enum(['linked', 'elsewhere', 'unknown']),
      linked: GovernmentCase.extend({ caseTitle: z.string() }).nullable(),
      /** Cases of the office with this number, for one that is not linked. */
      candidates: z.array(Candidate),
    }),
  ),
})
export type KnownCases = z.infer<typeof KnownCases>

export { Person }
