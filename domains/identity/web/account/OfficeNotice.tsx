/** Shows a person who was removed from an office a notice above every screen, until they close it. */
import { NoticeBar, useFormat, useSession } from '@mizan/platform/ui'
import { IconUserOff } from '@tabler/icons-react'
import { useCall, useSend } from '../data.ts'
import { useAccountText } from './text.ts'

export function OfficeNotice() {
  const t = useAccountText()
  const format = useFormat()
  const { status, pending, expired } = useSession()
  const enabled = status !== 'visitor' && !pending && !expired
  const { data } = useCall('user.profile', {}, { enabled })
  const dismiss = useSend('user.dismissNotice')
  const notice = enabled ? data?.notice : null
  if (!notice) return null
  return (
    <NoticeBar label={t('notice.label')} icon={IconUserOff} onClose={() => dismiss.mutate({})}>
      {t('notice.removed', { office: notice.office, at: format.moment(notice.at) })}{' '}
      {t('notice.own', { office: data?.company.name ?? '' })}
    </NoticeBar>
  )
}
