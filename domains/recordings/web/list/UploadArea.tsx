/** Takes sound files that are dropped on it. */
import { usePlanLock } from '@mizan/platform/ui'
import { DropFrame } from '@mizan/platform/ui/lists'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { type UploadOptions, useUpload } from './use-upload.tsx'

export function UploadArea({
  mayAdd,
  children,
  ...about
}: UploadOptions & { mayAdd: boolean; children: ReactNode }) {
  const t = useText()
  const lock = usePlanLock()
  const { upload, question } = useUpload(about)
  if (!mayAdd || lock.disabled) return children
  return (
    <DropFrame
      label={t('list.label')}
      offer={({ dataTransfer }) => (dataTransfer.types.includes('Files') ? t('list.drop') : undefined)}
      onDrop={({ dataTransfer }) => upload([...dataTransfer.files])}
    >
      {children}
      {question}
    </DropFrame>
  )
}
