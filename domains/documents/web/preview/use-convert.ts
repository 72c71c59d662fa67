/** What can be made of a document, as entries of its menu. What was lost on the way is said beside what was made. */
import { notify, useLock } from '@mizan/platform/ui'
import type { MenuEntry } from '@mizan/platform/ui/composite'
import { targetsOf } from '../../rules/preview.ts'
import type { Document } from '../../schemas/documents.ts'
import { useSend } from '../data.ts'
import { useLossTexts } from '../losses/text.ts'
import { useText } from './text.ts'

export function useConversions(
  caseId: string,
  document: Pick<Document, 'documentId' | 'latest' | 'may'> | undefined,
): MenuEntry[] {
  const t = useText()
  const textsOf = useLossTexts()
  const lock = useLock()
  const convert = useSend('documents.convert', ({ document: { name, latest: made }, ...converted }) => {
    const { number } = made
    const said = number === 1 ? t('convert.made', { name }) : t('convert.madeVersion', { name, number })
    const lost = textsOf(converted)
    notify(lost.length > 0 ? 'warning' : 'success', [said, ...lost].join(' '))
  })
  if (!document?.may.includes('edit') || lock.disabled) return []
  const { documentId, latest } = document
  return targetsOf(latest).map((to) => ({
    id: `convert-${to}`,
    label: t(`convert.to.${to}`),
    disabled: convert.isPending,
    run: () => convert.mutate({ params: { caseId, documentId }, body: { to } }),
  }))
}
