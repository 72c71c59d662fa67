/** Sound files that were chosen, dropped or pasted go to the outbox in pieces; what is refused is said at once. */
import { notify, useSession } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import { keepFile, reasonAgainst } from './keep-file.ts'
import type { OfCase } from './Tools.tsx'

const megabyte = 1024 * 1024

export function useUpload({ caseId, caseTitle }: OfCase): (files: readonly File[]) => void {
  const t = useText()
  const { userId = '' } = useSession()
  return (files) => {
    for (const file of files) {
      const { name, size } = file
      const reason = reasonAgainst(file)
      if (reason) notify('error', t(`uploadRefused.${reason}`, { name, size: Math.ceil(size / megabyte) }))
      else
        keepFile({ userId, caseId, caseTitle }, file).catch(() =>
          notify('error', t('uploadRefused.unreadable', { name })),
        )
    }
  }
}
