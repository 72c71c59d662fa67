/** Files a mail in a case, and names its attachments that were not accepted. */
import type { ApiError } from '@mizan/platform/contract/client'
import { notify } from '@mizan/platform/ui'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { FiledMail } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

export function useFiling(mailId: string): { file: (caseId: string) => Promise<void>; isFiling: boolean } {
  const t = useText()
  const navigate = useNavigate()
  const say = ({ caseId, filed, refused }: FiledMail) => {
    const open = () => void navigate({ to: `/case-management/${caseId}?tab=documents` })
    const action = { label: t('toCase'), run: open }
    notify('success', t('filed', { count: filed.length }), { action })
    if (refused.length === 0) return
    const names = refused.map(({ name, reason }) => `${name} (${t(`refusal.${reason}`)})`).join(', ')
    notify('warning', t('refused', { names }))
  }
  const send = useSend('mail.file', say)
  // Two clicks can come before the button is drawn as busy, and a filed mail stays a moment before its list is read again.
  const isBegun = useRef(false)
  const file = async (caseId: string) => {
    if (isBegun.current) return
    isBegun.current = true
    await send.mutateAsync({ params: { mailId }, body: { caseId } }).catch((error: ApiError) => {
      isBegun.current = false
      if (error.message) notify('error', error.message)
      throw error
    })
  }
  return { file, isFiling: send.isPending || send.isSuccess }
}
