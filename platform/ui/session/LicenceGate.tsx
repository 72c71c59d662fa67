/**
 * Shows a screen only to offices whose plan includes it; the others read why, and where they can change their plan.
 */

import { IconLock } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { PlainLink } from '../controls/PlainLink.tsx'
import feedback from '../feedback/feedback.module.css'
import { useAccount } from './account.tsx'
import { upgradeAddress } from './ReadOnlyNotice.tsx'
import { useSessionText } from './text.ts'

interface Props {
  /** One of these is enough. */
  licences: readonly string[]
  /**
   * The name of the part in the message, as the beginning of a sentence: "Seslendirme". A whole screen needs none.
   */
  name?: string
  visitorsAt?: string | undefined
  children: ReactNode
}

export function LicenceGate({ licences, name, visitorsAt, children }: Props) {
  const t = useSessionText()
  const { account } = useAccount()
  // The screen is shown until the account is known: the server checks each call anyway.
  if (!account || licences.some((key) => account.licences.includes(key))) return children
  return (
    <div className={feedback.state} role="status">
      <IconLock size={40} stroke={1.4} className={feedback.icon} aria-hidden />
      <h1>{name ? t('locked.part', { name }) : t('locked.screen')}</h1>
      <p className={feedback.message}>{t('locked.body', { company: account.company.name })}</p>
      <UpgradeLink>{t('locked.upgrade')}</UpgradeLink>
      {visitorsAt && (
        <p className={feedback.message}>
          {t('locked.visitors')} <a href={visitorsAt}>{t('locked.asVisitor')}</a>
        </p>
      )}
    </div>
  )
}

/** The plans lead back here once the office has taken one. */
function UpgradeLink({ children }: { children: ReactNode }) {
  const next = useRouterState({ select: (state) => state.location.href })
  const href = `${upgradeAddress}?${new URLSearchParams({ next })}`
  return <Button renderRoot={(props) => <PlainLink {...props} href={href} />}>{children}</Button>
}
