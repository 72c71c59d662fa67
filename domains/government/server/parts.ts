/** The parts that the calls of this domain work with; the program makes them once. */
import type { seededFigures } from '@mizan/calculators/server'
import type { CourtCases } from '@mizan/cases/server'
import type { FileDocuments } from '@mizan/documents/server'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'

export type Figures = typeof seededFigures

interface CaseAccess {
  caseId: string
  needs: 'read' | 'write'
}

interface OpenCase {
  row: { id: string; display_title: string }
}

export interface GovernmentParts {
  /** @throws AppError `case.not_found`, `case.no_access` or `case.read_only` */
  requireCase: (tx: Transaction, caller: Caller, asked: CaseAccess) => Promise<OpenCase>
  /** The same check with a lock until the transaction ends: two syncs of one case write one after the other. */
  lockCase: (tx: Transaction, caller: Caller, asked: CaseAccess) => Promise<OpenCase>
  courtCases: CourtCases
  fileDocuments: FileDocuments
  /** The dated figures that count. Needs the scope of the system. */
  figures: (tx: Transaction) => Promise<Figures>
}
