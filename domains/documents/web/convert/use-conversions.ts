/** Converts documents one after the other, and says how far it is, what was lost on the way, and what failed and why. */
import type { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import type { TargetType } from '../../rules/preview.ts'
import type { Lost } from '../../schemas/preview.ts'
import { patiently } from '../bulk/patiently.ts'
import { useSend } from '../data.ts'
import { useLossTexts, useNamedLosses } from '../losses/text.ts'
import { useText } from './text.ts'

interface Wanted {
  documentId: string
  name: string
}

export function useConversions(
  caseId: string,
): (documents: readonly Wanted[], to: TargetType) => Promise<void> {
  const t = useText()
  const textsOf = useLossTexts()
  const namedTextsOf = useNamedLosses()
  const convert = useSend('documents.convert')
  const key = `documents.convert.${caseId}`
  return async (documents, to) => {
    const losses: (Lost & { name: string })[] = []
    const failed: string[] = []
    for (const [done, { documentId, name }] of documents.entries()) {
      notify('info', t('going', { done, count: documents.length }), { key })
      const one = () => convert.mutateAsync({ params: { caseId, documentId }, body: { to } })
      const wait = (seconds: number) =>
        notify('info', t('waits', { done, count: documents.length, seconds }), { key })
      await patiently(one, wait).then(
        ({ document: _, ...lost }) => losses.push({ ...lost, name }),
        (error: ApiError) => failed.push(t('reason', { name, reason: error.message })),
      )
    }
    const count = documents.length - failed.length
    const lost = documents.length === 1 ? losses.flatMap(textsOf) : namedTextsOf(losses)
    if (count > 0)
      notify(lost.length > 0 ? 'warning' : 'success', [t('done', { count }), ...lost].join(' '), { key })
    if (failed.length > 0)
      notify('error', t('failed', { reasons: failed.join(', ') }), count > 0 ? {} : { key })
  }
}
