/** Documents that are dragged from the list of one case to that of another, which may be in another window. */
import { afterDrag } from '@mizan/platform/ui'
import type { Copied } from './use-copies.ts'

const type = 'application/x-mizan-documents'

let isDragging = false

/** Whether they come from the list of this page, to which they belong already. */
export const isOwnDrag = (): boolean => isDragging

export const startDrag = (data: DataTransfer, dragged: Copied): void => {
  isDragging = true
  afterDrag(() => {
    isDragging = false
  })
  data.setData(type, JSON.stringify(dragged))
  data.effectAllowed = 'copy'
}

export const hasDocuments = (data: DataTransfer): boolean => data.types.includes(type)

/** Undefined for what another program has put there. */
export function draggedDocuments(data: DataTransfer): Copied | undefined {
  try {
    const { caseId, documents } = JSON.parse(data.getData(type)) as Partial<Copied>
    const isSound = typeof caseId === 'string' && Array.isArray(documents)
    return isSound ? { caseId, documents } : undefined
  } catch {
    return undefined
  }
}
