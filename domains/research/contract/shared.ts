/** Parameters that several research rows have in common. */
import { z } from 'zod'
import { DecisionSummary, SearchCountry } from '../schemas.ts'

export const CaseId = z.object({ caseId: z.string().min(1).max(64) })
export const CountryCaseId = CaseId.extend({ country: SearchCountry })
export const ChunkId = z.object({ chunkId: z.string().min(1).max(80) })
export const LawId = z.object({ lawId: z.string().min(1).max(64) })

/** Words to mark in the text that is read. */
export const Marking = z.object({ q: z.string().max(2_000).optional() })

export const Paging = z.object({
  pageIndex: z.coerce.number().int().min(0).max(1_000_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

export const DecisionList = z.object({
  items: z.array(DecisionSummary),
  total: z.number().int(),
  pageIndex: z.number().int(),
  pageSize: z.number().int(),
})

export const decisionAccess = {
  session: 'bearer',
  licence: 'case_search_basic',
  feature: 'searchTr',
} as const
export const filteredAccess = {
  session: 'bearer',
  licence: 'case_search_filtered',
  feature: 'searchTr',
} as const
export const lawAccess = { session: 'bearer', licence: 'law_references', feature: 'lawSearch' } as const
