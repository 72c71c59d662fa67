/** Takes files that are dropped on it or pasted. */
import { isBusyTyping } from '@mizan/platform/ui'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { useLock } from '../rights.ts'
import { useText } from '../text.ts'
import { droppedFiles } from '../tray/dropped.ts'
import { uploads } from '../tray/uploads.ts'
import classes from './list.module.css'

interface Props {
  caseId: string
  mayAdd: boolean
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function DropArea({ caseId, mayAdd, children }: Props) {
  const t = useText()
  const lock = useLock()
  const isOpen = mayAdd && !lock.disabled
  const [isOver, setOver] = useState(false)
  usePaste(isOpen ? caseId : undefined)
  if (!isOpen) return children
  return (
    <section
      className={classes.area}
      aria-label={t('list.label')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        void droppedFiles(event.dataTransfer).then((files) => uploads.add(caseId, files))
      }}
    >
      {children}
      {isOver && <div className={classes.over}>{t('list.drop')}</div>}
    </section>
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
