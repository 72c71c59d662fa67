/**
 * Shows a screen only to offices whose plan includes it; the others read why, and where they can change their plan.
 */

import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { PlainLink } from '../controls/PlainLink.tsx'
import { Empty } from '../feedback/Empty.tsx'
import { Page } from '../layout/Page.tsx'
import { useAccount } from './account.tsx'
import { upgradeAddress } from './ReadOnlyNotice.tsx'
import { useSessionText } from './text.ts'

interface Props {
  /** One of these is enough. */
  licences: readonly string[]
  /**
   * The name of the part of a screen in the message, as the beginning of a sentence: "Seslendirme". A whole screen
   * needs none.
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
  const message = (
    <Empty
      alone={name === undefined}
      title={name ? t('locked.part', { name }) : t('locked.screen')}
      action={
        <>
          <UpgradeLink>{t('locked.upgrade')}</UpgradeLink>
          {visitorsAt && (
            <p>
              {t('locked.visitors')} <a href={visitorsAt}>{t('locked.asVisitor')}</a>
            </p>
          )}
        </>
      }
    >
      {t('locked.body', { company: account.company.name })}
    </Empty>
  )
  return <div role="status">{name ? message : <Page>{message}</Page>}</div>
}

/** The plans lead back here once the office has taken one. */
function UpgradeLink({ children }: { children: ReactNode }) {
  const next = useRouterState({ select: (state) => state.location.href })
  const href = `${upgradeAddress}?${new URLSearchParams({ next })}`
  return <Button renderRoot={(props) => <PlainLink {...props} href={href} />}>{children}</Button>
}
