/** Second factors, for which the sign-in asks after the password. */
import { Button, Failure, useFormat, Waiting } from '@mizan/platform/ui'
import { FormActions } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { SecondFactor } from '../../schemas.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { AddTotp } from './AddTotp.tsx'
import { useCall } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import { KeptCodes } from './KeptCodes.tsx'
import classes from './profile.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RemoveFactor } from './RemoveFactor.tsx'
import { useText } from './text.ts'

type Open = 'totp' | 'passkey' | SecondFactor | null

export function FactorsCard() {
  const t = useText()
  const factors = useCall('user.factors', {})
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const done = (text: string, fresh: readonly string[] | null = null) => {
    setSaid(text)
    setCodes((shown) => fresh ?? shown)
    setOpen(null)
  }
  const left = factors.data?.recoveryCodesLeft ?? 0
  return (
    <Card title={t('factors.title')}>
      <p>{t('factors.lead')}</p>
      {factors.error && <Failure error={factors.error} onRetry={() => factors.refetch()} />}
      {factors.isPending && <Waiting below={16} />}
      {factors.data && <FactorList items={factors.data.items} onRemove={setOpen} />}
      <FormActions>
        <Button variant="default" onClick={() => setOpen('totp')}>
          {t('factors.addTotp')}
        </Button>
        <Button variant="default" onClick={() => setOpen('passkey')}>
          {t('factors.addPasskey')}
        </Button>
        <Said>{said}</Said>
      </FormActions>
      {codes && <KeptCodes key={codes[0]} codes={codes} onKept={() => setCodes(null)} />}
      {!codes && (factors.data?.items.length ?? 0) > 0 && (
        <RecoveryCodes left={left} onCodes={(fresh) => done(t('recovery.renewed'), fresh)} />
      )}
      <FactorDialog open={open} onDone={done} onClose={() => setOpen(null)} />
    </Card>
  )
}

interface DialogProps {
  open: Open
  /** `codes` are shown only this once. */
  onDone: (said: string, codes?: readonly string[] | null) => void
  onClose: () => void
}

function FactorDialog({ open, onDone, onClose }: DialogProps) {
  const t = useText()
  if (open === null) return null
  if (open === 'totp')
    return <AddTotp onDone={(codes) => onDone(t('factors.addedTotp'), codes)} onClose={onClose} />
  if (open === 'passkey')
    return <AddPasskey onDone={(codes) => onDone(t('factors.addedPasskey'), codes)} onClose={onClose} />
  return <RemoveFactor factor={open} onDone={() => onDone(t('factors.removed'))} onClose={onClose} />
}

/** Only a passkey has a name that its owner gave; an app is named by its kind, in the language of the screen. */
const ownName = ({ kind, name }: SecondFactor): string | undefined =>
  (kind === 'passkey' && name) || undefined

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
            <strong>{ownName(factor) ?? t(`factors.${factor.kind}`)}</strong>
            <span className={classes.meta}>
              {ownName(factor) && `${t(`factors.${factor.kind}`)} · `}
              {t('factors.added', { date: format.day(factor.addedAt) })}
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
