/** The bell in the top bar, with the number of unread notifications. Only events renew it: nothing is polled. */
import { lasting, Popup, useAccount, useListening, useSession } from '@mizan/platform/ui'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../data.ts'
import classes from './bell.module.css'
import { useBellText } from './text.ts'

const Panel = lazy(async () => ({ default: (await import('../panel/Panel.tsx')).Panel }))

/** The bell of everybody who is signed in. */
export function Bell() {
  const { pending } = useSession()
  const { account } = useAccount()
  return account && !pending ? <OwnBell /> : null
}

/** The bell counts no further. */
const mostShown = 99

function OwnBell() {
  const t = useBellText()
  const [open, setOpen] = useState(false)
  const enabled = useListening()
  const count = useCall('notifications.unread', {}, { ...lasting, enabled }).data?.count ?? 0
  const unread = count > mostShown ? t('unreadMany') : t('unread', { count })
  return (
    <div className={classes.place}>
      <button
        type="button"
        className={classes.bell}
        aria-label={count > 0 ? t('labelWith', { unread }) : t('label')}
        title={t('label')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconBell size={21} stroke={1.7} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > mostShown ? `${mostShown}+` : count}
          </span>
        )}
      </button>
      <span role="status" className="visually-hidden">
        {count > 0 && unread}
      </span>
      {open && (
        <Popup title={t('label')} wide onClose={() => setOpen(false)}>
          <Suspense fallback={<div className={classes.coming} />}>
            <Panel unread={count} onClose={() => setOpen(false)} />
          </Suspense>
        </Popup>
      )}
    </div>
  )
}
