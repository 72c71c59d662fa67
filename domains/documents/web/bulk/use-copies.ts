/** Copies documents into another case, one after the other, and says how far it is and what could not be copied. */
import type { ApiError } from '@mizan/platform/contract/client'
import { notify, settleNotice } from '@mizan/platform/ui'
import { useSend } from '../data.ts'
import { patiently } from './patiently.ts'
import { useText } from './text.ts'

export interface Copied {
  /** The case in which they are. */
  caseId: string
  documents: readonly { documentId: string; name: string }[]
}

export function useCopies(): (copied: Copied, toCaseId: string) => Promise<void> {
  const t = useText()
  const copy = useSend('documents.copy')
  return async ({ caseId, documents }, toCaseId) => {
    const key = 'documents.copy'
    const failed: string[] = []
    let reason = ''
    for (const [done, { documentId, name }] of documents.entries()) {
      if (documents.length > 1) notify('info', t('copying', { done, count: documents.length }), { key })
      const one = () => copy.mutateAsync({ params: { caseId, documentId }, body: { toCaseId } })
      const wait = (seconds: number) =>
        notify('info', t('copyWaits', { done, count: documents.length, seconds }), { key })
      await patiently(one, wait).catch((error: ApiError) => {
        failed.push(name)
        reason = error.message
      })
    }
    const count = documents.length - failed.length
    if (count > 0) notify('success', t('copied', { count }), { key })
    else settleNotice(key)
    if (failed.length > 0) notify('error', t('notCopied', { names: failed.join(', '), reason }))
  }
}
