/** Brings files of mails, one after the other, and reports the result of each. */
import type { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

const key = 'mail.bring'

export function useBring(): (files: File[]) => Promise<void> {
  const t = useText()
  const send = useSend('mail.bring')
  return async (files) => {
    let [brought, known] = [0, 0]
    for (const [done, file] of files.entries()) {
      if (files.length > 1) notify('info', t('bringing', { done, count: files.length }), { key })
      await send.mutateAsync({ body: { File: file } }).then(
        ({ isNew }) => {
          if (isNew) brought += 1
          else known += 1
        },
        (error: ApiError) => {
          // A failure without a message was reported already.
          if (error.message) notify('error', t('notBrought', { name: file.name, reason: error.message }))
        },
      )
    }
    if (known > 0) notify('info', t('known', { count: known }), { key })
    if (brought > 0) notify('success', t('brought', { count: brought }), { key })
  }
}
