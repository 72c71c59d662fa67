/** Puts one document into another case as well, or instead. */
import { notify } from '@mizan/platform/ui'
import type { Document } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from './text.ts'
import { useCopies } from './use-copies.ts'

export function useCarrying(caseId: string, { documentId, name }: Document, onGone: () => void) {
  const t = useText()
  const copy = useCopies()
  const move = useSend('documents.moveSome', ({ documentIds }) => {
    notify('success', t('moved', { count: documentIds.length }))
    onGone()
  })
  return {
    copy: async (toCaseId: string) => void copy({ caseId, documents: [{ documentId, name }] }, toCaseId),
    move: async (toCaseId: string) =>
      void (await move.mutateAsync({ params: { caseId }, body: { documentIds: [documentId], toCaseId } })),
  }
}
