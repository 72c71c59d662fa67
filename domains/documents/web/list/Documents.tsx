/** The documents of a case: the table or the bin, and beside it the versions of one of them. */
import type { Case } from '@mizan/cases/schemas'
import { useState } from 'react'
import type { Document } from '../../schemas.ts'
import { KeyNotice } from '../keys/KeyNotice.tsx'
import { DocumentBin } from './DocumentBin.tsx'
import { DocumentList } from './DocumentList.tsx'
import { DropArea } from './DropArea.tsx'

export function Documents({ record: { caseId, displayTitle, may } }: { record: Case }) {
  const [isBin, setBin] = useState(false)
  const mayAdd = may.includes('edit')
  if (isBin) return <DocumentBin caseId={caseId} onBack={() => setBin(false)} />
  return (
    <DropArea caseId={caseId} mayAdd={mayAdd}>
      <KeyNotice />
      <DocumentList {...{ caseId, mayAdd }} caseTitle={displayTitle} onBin={() => setBin(true)} />
    </DropArea>
  )
}

/** What a row does with its document. */
export interface DocumentActions {
  onShow: (document: Document) => void
  /** Its versions and readers, in the panel. */
  onOpen: (document: Document) => void
}
