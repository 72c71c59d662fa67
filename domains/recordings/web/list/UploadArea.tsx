/** Takes sound files that are dropped on it. */
import { useLock } from '@mizan/platform/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../text.ts'
import classes from './list.module.css'
import { type Uploading, useUpload } from './use-upload.tsx'

export function UploadArea({
  mayAdd,
  children,
  ...about
}: Uploading & { mayAdd: boolean; children: ReactNode }) {
  const t = useText()
  const lock = useLock()
  const { upload, question } = useUpload(about)
  const [isOver, setOver] = useState(false)
  if (!mayAdd || lock.disabled) return children
  return (
    <section
      className={classes.area}
      aria-label={t('list.label')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        upload([...event.dataTransfer.files])
      }}
    >
      {children}
      {question}
      {isOver && <div className={classes.over}>{t('list.drop')}</div>}
    </section>
  )
}
