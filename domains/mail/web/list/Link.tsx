/** Leads from the list of cases to incoming mail, with the number of those that wait. */
import { Button, usePermission } from '@mizan/platform/ui'
import { IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'

export function MailLink() {
  const t = useText()
  const mayWrite = usePermission('cases', 'Write') === true
  const { data } = useCall('mail.waiting', { query: {} }, { enabled: mayWrite })
  if (!mayWrite) return null
  const label = data && data.count > 0 ? t('openCount', { count: data.count }) : t('open')
  return (
    <Button
      variant="default"
      title={label}
      aria-label={label}
      leftSection={<IconMail size={18} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to="/incoming-mail" {...props} />}
    >
      <span data-label>{t('open')}</span>
      {data !== undefined && data.count > 0 && <span>{`\u00a0${data.count}`}</span>}
    </Button>
  )
}
