/** Says above screens of records that the office may only read, until it is closed or until the next sign-in. */
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { PlainLink } from '../controls/PlainLink.tsx'
import { NoticeBar } from '../feedback/NoticeBar.tsx'
import { useFormat } from '../format.ts'
import { readStored, writeStored } from '../stored.ts'
import { useAccount } from './account.tsx'
import { readOnlyReadKey } from './keys.ts'
import { useSessionText } from './text.ts'

export function ReadOnlyNotice() {
  const t = useSessionText()
  const format = useFormat()
  const { account } = useAccount()
  const [read, setRead] = useState<string>()
  if (!account?.readOnly || read === account.company.id || readStored(readOnlyReadKey) === account.company.id)
    return null
  const putAway = () => {
    writeStored(readOnlyReadKey, account.company.id)
    setRead(account.company.id)
  }
  return (
    <NoticeBar label={t('readOnly.label')} icon={IconLock} onClose={putAway}>
      {account.trialEndsAt && t('readOnly.trialEnded', { date: format.day(account.trialEndsAt) })}{' '}
      {t('readOnly.body')} <PlainLink href={upgradeAddress}>{t('readOnly.upgrade')}</PlainLink>
    </NoticeBar>
  )
}

/** Where the office chooses its plan. */
export const upgradeAddress = '/subscription'
