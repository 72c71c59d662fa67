/** The menu of a document that a search has found; what may be done with it is asked once somebody is about to open it. */
import { useState } from 'react'
import { useCall } from '../data.ts'
import { DocumentMenu } from './DocumentMenu.tsx'

interface Props {
  caseId: string
  documentId: string
  name: string
}

export function HitMenu({ caseId, documentId, name }: Props) {
  const [isWanted, setWanted] = useState(false)
  const found = useCall('documents.read', { params: { caseId, documentId } }, { enabled: isWanted })
  const want = () => setWanted(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within it is what is pressed
    <span onPointerEnter={want} onPointerDown={want} onFocus={want}>
      <DocumentMenu {...{ caseId, documentId, name }} document={found.data} />
    </span>
  )
}
