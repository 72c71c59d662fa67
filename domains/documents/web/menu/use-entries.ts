/** The entries of the menu of a document, by what its person may do with it now. */
import { useLock } from '@mizan/platform/ui'
import type { MenuEntry } from '@mizan/platform/ui/composite'
import { useBinNotices } from '@mizan/platform/ui/lists'
import { isCompared } from '../../rules/preview.ts'
import type { Document } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useConversions } from '../preview/use-convert.ts'
import { useShown } from '../preview/use-shown.ts'
import { useText } from '../text.ts'

/** What is asked for before something is done. */
export type Question = 'file' | 'edit' | 'move' | 'copy'

interface Asks {
  onAsk: (what: Question) => void
  onGone: () => void
}

/** Undefined while the document is not known yet. */
export function useEntries(
  caseId: string,
  document: Document | undefined,
  { onAsk, onGone }: Asks,
): MenuEntry[] {
  const t = useText()
  const lock = useLock()
  const { showCompared } = useShown(caseId)
  const conversions = useConversions(caseId, document)
  const remove = useDeletion(caseId, document, onGone)
  if (!document) return [{ id: 'loading', label: t('panel.loading'), run: () => undefined, disabled: true }]
  const { documentId, latest, may } = document
  const mayNow = (ability: 'edit' | 'delete') => may.includes(ability) && !lock.disabled
  const ask = (id: Question, label: string): MenuEntry => ({ id, label, run: () => onAsk(id) })
  const isComparable = latest.number > 1 && isCompared(latest)
  return [
    ...(mayNow('edit') ? [ask('file', t('action.newVersion')), ask('edit', t('action.edit'))] : []),
    ...(isComparable
      ? [{ id: 'compare', label: t('action.compare'), run: () => showCompared(documentId) }]
      : []),
    ...conversions,
    ...(lock.disabled ? [] : [ask('copy', t('action.copy'))]),
    ...(mayNow('delete')
      ? [
          ask('move', t('action.move')),
          { id: 'delete', label: t('action.delete'), run: remove, harmful: true },
        ]
      : []),
  ]
}

function useDeletion(caseId: string, document: Document | undefined, onGone: () => void): () => void {
  const notices = useBinNotices()
  const { documentId = '', name = '' } = document ?? {}
  const params = { caseId, documentId }
  const restore = useSend('documents.restore')
  const undo = () => restore.mutate({ params })
  const remove = useSend('documents.delete', () => {
    notices.deleted({ key: `document.${documentId}`, name, undo })
    onGone()
  })
  return () => remove.mutate({ params })
}
