/** The parts that the calls of this domain work with; the program makes them once. */
import type { CasePassages, OfficeKeys } from '@mizan/documents/server'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { Tools } from '@mizan/platform/tools'
import type { Research } from '@mizan/research/server'
import type { Model } from './model/port.ts'
import type { Embeddings } from './vectors/embeddings.ts'

interface PersonName {
  name: string
  surname: string
}

export interface AssistantParts {
  /** Undefined where the operator has configured none: answers are then made of quotes. */
  model: Model | undefined
  /** Undefined where the operator has configured none: passages are then ordered by words and citations. */
  embeddings: Embeddings | undefined
  /** Rows that the model may call on behalf of the asker. */
  tools: () => Tools
  research: Research
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, PersonName>>
  /** Names of clients of the office; deleted ones are left out. */
  clientNames: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  membersOf: (tx: Transaction, officeId: string) => Promise<{ userId: string }[]>
  /** @throws AppError `case.not_found` or `case.no_access` unless the caller may read the case */
  requireCase: (
    tx: Transaction,
    caller: Caller,
    asked: { caseId: string; needs: 'read' },
  ) => Promise<{ row: { id: string; display_title: string } }>
  /** Whether role and licence open the module of cases; otherwise no conversation about a case is shown. */
  mayReadCases: (tx: Transaction, caller: Caller) => Promise<boolean>
  /** Returns paragraphs of the documents of a case. */
  casePassages: CasePassages
  keys: Pick<OfficeKeys, 'wrapFileKey' | 'openerOf' | 'requireOpen'>
}
