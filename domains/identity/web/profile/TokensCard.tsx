/** Connections of the user's own assistants: a list, new ones, and how they are removed. */
import { Button, Failure, Waiting } from '@mizan/platform/ui'
import { FormActions } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { NewToken, PersonalToken } from '../../token-schemas.ts'
import { AddToken } from './AddToken.tsx'
import { useCall } from './data.ts'
import { Card, Said } from './FormParts.tsx'
import { KeptToken } from './KeptToken.tsx'
import { RemoveToken } from './RemoveToken.tsx'
import { TokenList } from './TokenList.tsx'
import { useText } from './text.ts'
import classes from './tokens.module.css'

export function TokensCard() {
  const t = useText()
  const tokens = useCall('tokens.list', {})
  const [open, setOpen] = useState<'new' | PersonalToken | null>(null)
  const [made, setMade] = useState<NewToken | null>(null)
  const [said, setSaid] = useState('')
  const close = () => setOpen(null)
  return (
    <Card title={t('tokens.title')}>
      <p>{t('tokens.lead')}</p>
      <p className={classes.warning}>{t('tokens.secrecy')}</p>
      {tokens.error && <Failure error={tokens.error} onRetry={() => tokens.refetch()} />}
      {tokens.isPending && <Waiting below={16} />}
      {tokens.data && <TokenList items={tokens.data.items} onRemove={setOpen} />}
      {made && <KeptToken key={made.id} made={made} onKept={() => setMade(null)} />}
      <FormActions>
        {!made && (
          <Button variant="default" onClick={() => setOpen('new')}>
            {t('tokens.add')}
          </Button>
        )}
        <Said>{said}</Said>
      </FormActions>
      {open === 'new' && (
        <AddToken
          onMade={(token) => {
            setMade(token)
            setSaid('')
            close()
          }}
          onClose={close}
        />
      )}
      {open !== null && open !== 'new' && (
        <RemoveToken
          token={open}
          onDone={() => {
            setSaid(t('tokens.removed'))
            setMade((shown) => (shown?.id === open.id ? null : shown))
            close()
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}
