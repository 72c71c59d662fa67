/** The right end of the top bar: sign-in for visitors, the account menu for signed-in users. */
import { Popup, Slot, signOut, useAccount, useSession } from '@mizan/platform/ui'
import { IconLogin2, IconLogout, IconMessageCircle, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import classes from './AccountMenu.module.css'
import { useAccountText } from './text.ts'

export function AccountMenu() {
  const { status, pending } = useSession()
  if (status === 'visitor') return <VisitorLinks />
  return pending ? <UnfinishedLink /> : <OwnMenu />
}

function VisitorLinks() {
  const t = useAccountText()
  return (
    <div className={classes.visitor}>
      <Link to="/login" className={classes.login} title={t('login')}>
        <IconLogin2 size={19} stroke={1.7} aria-hidden />
        <span>{t('login')}</span>
      </Link>
      <Link to="/signup" className={classes.signUp}>
        {t('signUp')}
      </Link>
    </div>
  )
}

function UnfinishedLink() {
  const t = useAccountText()
  return (
    <Link to="/verify" className={classes.login}>
      <IconLogin2 size={19} stroke={1.7} aria-hidden />
      <span>{t('unfinished')}</span>
    </Link>
  )
}

function OwnMenu() {
  const t = useAccountText()
  const { account } = useAccount()
  const [open, setOpen] = useState(false)
  const name = account && `${account.name} ${account.surname}`
  const initials = account && [account.name, account.surname].map((part) => [...part][0] ?? '').join('')
  return (
    <div className={classes.own}>
      <button
        type="button"
        className={classes.avatar}
        title={name ?? t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">{name ? t('menuOf', { name }) : t('menu')}</span>
        {initials ? (
          // Drawn by the style sheet: as text it would be part of the button's name.
          <span aria-hidden data-initials={initials} className={classes.initials} />
        ) : (
          <IconUserCircle size={22} stroke={1.6} aria-hidden />
        )}
      </button>
      {open && (
        <Popup title={t('menu')} onClose={() => setOpen(false)}>
          <MenuContent onClose={() => setOpen(false)} />
        </Popup>
      )}
    </div>
  )
}

function MenuContent({ onClose }: { onClose: () => void }) {
  const t = useAccountText()
  const { account, failed, retry } = useAccount()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut().finally(() => setLeaving(false))
  }
  return (
    <div className={classes.menu}>
      {account && (
        <div className={classes.person}>
          <strong>
            {account.name} {account.surname}
          </strong>
          <span>{account.email}</span>
          <span>{account.company.name}</span>
        </div>
      )}
      {failed && !account && (
        <p className={classes.failed}>
          {t('failed')}{' '}
          <button type="button" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      <Link to="/user-profile" className={classes.item} onClick={onClose}>
        <IconUserCircle size={19} stroke={1.7} aria-hidden />
        {t('profile')}
      </Link>
      <Link to="/contact" className={classes.item} onClick={onClose}>
        <IconMessageCircle size={19} stroke={1.7} aria-hidden />
        {t('contact')}
      </Link>
      <Slot name="account.items" onClose={onClose} />
      <button type="button" className={classes.item} onClick={leave} disabled={leaving}>
        <IconLogout size={19} stroke={1.7} aria-hidden />
        {leaving ? t('loggingOut') : t('logOut')}
      </button>
    </div>
  )
}
