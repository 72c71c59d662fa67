/** Second factors: what is asked at sign-in after the password. */
import { Button } from '@mantine/core'
import { Failure, useFormat, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import type { SecondFactor } from '../../schemas.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { AddTotp } from './AddTotp.tsx'
import { useCall } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import classes from './profile.module.css'
import { RemoveFactor } from './RemoveFactor.tsx'
import { useText } from './text.ts'

export function FactorsCard() {
  const t = useText()
  const factors = useCall('user.factors', {})
  const [open, setOpen] = useState<'totp' | 'passkey' | SecondFactor | null>(null)
  const [said, setSaid] = useState('')
  const close = () => setOpen(null)
  const done = (text: string) => {
    setSaid(text)
    close()
  }
  return (
    <Card title={t('factors.title')}>
      <p>{t('factors.lead')}</p>
      {factors.error && <Failure error={factors.error} onRetry={() => factors.refetch()} />}
      {factors.isPending && <Waiting below={16} />}
      {factors.data && <FactorList items={factors.data.items} onRemove={setOpen} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setOpen('totp')}>
          {t('factors.addTotp')}
        </Button>
        <Button variant="default" onClick={() => setOpen('passkey')}>
          {t('factors.addPasskey')}
        </Button>
        <Said>{said}</Said>
      </div>
      {open === 'totp' && <AddTotp onDone={() => done(t('factors.addedTotp'))} onClose={close} />}
      {open === 'passkey' && <AddPasskey onDone={() => done(t('factors.addedPasskey'))} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <RemoveFactor factor={open} onDone={() => done(t('factors.removed'))} onClose={close} />
      )}
    </Card>
  )
}

function FactorList({
  items,
  onRemove,
}: {
  items: SecondFactor[]
  onRemove: (factor: SecondFactor) => void
}) {
  const t = useText()
  const format = useFormat()
  if (items.length === 0) return <p>{t('factors.none')}</p>
  return (
    <ul className={classes.list}>
      {items.map((factor) => (
        <li key={factor.id} className={classes.row}>
          <div>
            <strong>{factor.name || t(`factors.${factor.kind}`)}</strong>
            <span className={classes.meta}>
              {t(`factors.${factor.kind}`)} · {t('factors.added', { date: format.day(factor.addedAt) })}
              {factor.lastUsedAt && ` · ${t('factors.used', { date: format.day(factor.lastUsedAt) })}`}
            </span>
          </div>
          <Button variant="subtle" color="var(--bad)" px="sm" onClick={() => onRemove(factor)}>
            {t('factors.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
