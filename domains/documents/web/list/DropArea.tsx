/** Takes files that are dropped on it or pasted. */
import { isBusyTyping, usePlanLock } from '@mizan/platform/ui'
import { DropFrame } from '@mizan/platform/ui/lists'
import { type DragEvent, type ReactNode, useEffect } from 'react'
import { draggedDocuments, hasDocuments, isOwnDrag } from '../bulk/drag.ts'
import { useCopies } from '../bulk/use-copies.ts'
import { useText } from '../text.ts'
import { droppedFiles } from '../tray/dropped.ts'
import { uploads } from '../tray/uploads.ts'

interface Props {
  caseId: string
  mayAdd: boolean
  children: ReactNode
}

type Dragged = 'files' | 'documents'

function draggedIn({ dataTransfer }: DragEvent): Dragged | undefined {
  if (hasDocuments(dataTransfer)) return 'documents'
  return dataTransfer.types.includes('Files') ? 'files' : undefined
}

export function DropArea({ caseId, mayAdd, children }: Props) {
  const t = useText()
  const lock = usePlanLock()
  const isOpen = mayAdd && !lock.disabled
  const copy = useCopies()
  usePaste(isOpen ? caseId : undefined)
  if (!isOpen) return children
  const offer = (event: DragEvent) => {
    const dragged = draggedIn(event)
    if (!dragged || (dragged === 'documents' && isOwnDrag())) return undefined
    return dragged === 'files' ? t('list.drop') : t('list.dropCopy')
  }
  const drop = (event: DragEvent) => {
    const documents = draggedDocuments(event.dataTransfer)
    if (documents && documents.caseId !== caseId) void copy(documents, caseId)
    if (draggedIn(event) === 'files')
      void droppedFiles(event.dataTransfer).then((files) => uploads.add(caseId, files))
  }
  return (
    <DropFrame label={t('list.label')} offer={offer} onDrop={drop}>
      {children}
    </DropFrame>
  )
}

function usePaste(caseId: string | undefined): void {
  useEffect(() => {
    if (caseId === undefined) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isBusyTyping(event.target)) return
      event.preventDefault()
      uploads.add(caseId, files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [caseId])
}
