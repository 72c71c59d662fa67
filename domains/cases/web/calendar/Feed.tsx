/** The private calendar address: made, shown once, copied, ended. */
import { Button, Failure, notify, useCopy, useFormat, Waiting } from '@mizan/platform/ui'
import { FormActions, TextField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { FeedState } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import classes from './connect.module.css'
import { useText } from './text.ts'

export function Feed() {
  const t = useText()
  const found = useCall('calendar.feed', {})
  const [address, setAddress] = useState('')
  const create = useSend('calendar.createFeed', (made) => setAddress(made.address))
  const make = () => void create.mutateAsync({}).catch(reportRefusal)
  if (found.error) return <Failure error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <Waiting height={160} />
  const { feed } = found.data
  return (
    <div className={classes.parts}>
      <p>
        {t('feed.about')} {t('feed.contains')}
      </p>
      <p className={classes.warning}>{t('feed.warning')}</p>
      {feed && address && <Shown address={address} />}
      {feed && <Since feed={feed} />}
      {feed ? (
        <Kept isBusy={create.isPending} onMake={make} onRevoked={() => setAddress('')} />
      ) : (
        <FormActions>
          <Button variant="default" loading={create.isPending} onClick={make}>
            {t('feed.create')}
          </Button>
        </FormActions>
      )}
    </div>
  )
}

function Shown({ address }: { address: string }) {
  const t = useText()
  const { copied, copy } = useCopy()
  return (
    <div className={classes.address}>
      <TextField
        name="calendar-address"
        label={t('feed.address')}
        hint={t('feed.once')}
        readOnly
        value={address}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="default" onClick={() => void copy(address)}>
        {copied ? t('feed.copied') : t('feed.copy')}
      </Button>
    </div>
  )
}

function Since({ feed }: { feed: NonNullable<FeedState['feed']> }) {
  const t = useText()
  const format = useFormat()
  const read = feed.lastReadAt ? t('feed.read', { at: format.moment(feed.lastReadAt) }) : t('feed.unread')
  return (
    <p role="status">
      {t('feed.since', { at: format.moment(feed.createdAt) })} {read}
    </p>
  )
}

interface KeptProps {
  isBusy: boolean
  onMake: () => void
  onRevoked: () => void
}

/** Revoking is asked once more in the same place, because it cannot be undone. */
function Kept({ isBusy, onMake, onRevoked }: KeptProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const revoke = useSend('calendar.revokeFeed', () => {
    onRevoked()
    notify('success', t('feed.revoked'))
  })
  if (isAsking)
    return (
      <div role="alert">
        <p>{t('feed.revokeAsk')}</p>
        <FormActions>
          <Button
            color="var(--bad)"
            loading={revoke.isPending}
            onClick={() => void revoke.mutateAsync({}).catch(reportRefusal)}
          >
            {t('feed.revokeYes')}
          </Button>
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('feed.cancel')}
          </Button>
        </FormActions>
      </div>
    )
  return (
    <>
      <FormActions>
        <Button variant="default" color="var(--bad)" onClick={() => setAsking(true)}>
          {t('feed.revoke')}
        </Button>
        <Button variant="default" loading={isBusy} onClick={onMake}>
          {t('feed.again')}
        </Button>
      </FormActions>
      <p className={classes.hint}>{t('feed.againNote')}</p>
    </>
  )
}
