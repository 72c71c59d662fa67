/** Sends chosen or dropped sound files to the outbox in pieces; a refusal is reported at once. */
import { ConfirmDialog, notify, useSession } from '@mizan/platform/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../text.ts'
import { isTooLargeToTranscribe, reasonAgainst } from './chosen-file.ts'
import { keepFile } from './keep-file.ts'
import type { OfCase } from './Tools.tsx'

const megabyte = 1024 * 1024

export interface UploadOptions extends OfCase {
  /** Bytes of the largest sound that the service which transcribes takes at once; null without one. */
  largestTranscribed: number | null
}

interface Upload {
  upload: (files: readonly File[]) => void
  /** A question before files are sent that could not be transcribed; rendered beside the upload. */
  question: ReactNode
}

export function useUpload({ caseId, caseTitle, largestTranscribed }: UploadOptions): Upload {
  const t = useText()
  const { userId = '' } = useSession()
  const [asked, setAsked] = useState<readonly File[]>([])
  const unreadable = ({ name }: File) => notify('error', t('uploadRefused.unreadable', { name }))
  const keep = (file: File) =>
    void keepFile({ userId, caseId, caseTitle }, file).catch(() => unreadable(file))
  const take = (file: File) => {
    const { name, size } = file
    const reason = reasonAgainst(file)
    if (reason)
      return notify('error', t(`uploadRefused.${reason}`, { name, size: Math.ceil(size / megabyte) }))
    if (isTooLargeToTranscribe(file, largestTranscribed)) setAsked((before) => [...before, file])
    else keep(file)
  }
  const [first, ...others] = asked
  const next = () => setAsked(others)
  const question = first && (
    <ConfirmDialog
      title={t('tooLarge.title')}
      confirm={t('tooLarge.upload')}
      busy={false}
      error={null}
      onConfirm={() => {
        keep(first)
        next()
      }}
      onClose={next}
    >
      {t('tooLarge.body', {
        name: first.name,
        size: Math.ceil(first.size / megabyte),
        most: Math.floor((largestTranscribed ?? 0) / megabyte),
      })}
    </ConfirmDialog>
  )
  return {
    question,
    upload: (files) => {
      for (const file of files) take(file)
    },
  }
}
