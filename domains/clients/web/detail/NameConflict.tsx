/** Somebody else has renamed the client meanwhile: the person chooses which name is kept. */
import { Button, notify, useFormat } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Client } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './ClientHead.module.css'

interface Props {
  client: Client
  attempt: { name: string; before: string }
  isBusy: boolean
  onSave: (name: string) => void
  onClose: () => void
}

export function NameConflict({ client, attempt, isBusy, onSave, onClose }: Props) {
  const t = useText()
  const other = useOther(client.clientId)
  const [chosen, setChosen] = useState<string>()
  const names = [
    ['before', t('conflict.before'), attempt.before],
    ['theirs', other.label, client.name],
    ['mine', t('conflict.mine'), attempt.name],
  ] as const
  const picked = names.find(([id]) => id === chosen)?.[2]
  const copy = async () => {
    await navigator.clipboard.writeText(attempt.name)
    notify('success', t('conflict.copied'))
  }
  return (
    <section className={classes.conflict} role="alert">
      <h2>{t('conflict.title', { name: other.name })}</h2>
      <fieldset>
        <legend className="visually-hidden">{t('conflict.choose')}</legend>
        {names.map(([id, label, name]) => (
          <label key={id} className={classes.choice}>
            <input type="radio" name="kept" checked={chosen === id} onChange={() => setChosen(id)} />
            <small>{label}</small>
            <strong>{name}</strong>
          </label>
        ))}
      </fieldset>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onClose}>
          {t('conflict.dismiss')}
        </Button>
        <Button variant="default" onClick={copy}>
          {t('conflict.copy')}
        </Button>
        <Button
          loading={isBusy}
          disabled={picked === undefined}
          onClick={() => picked !== undefined && onSave(picked)}
        >
          {t('conflict.save')}
        </Button>
      </div>
    </section>
  )
}

/** Who renamed the client last, and when; the refusal itself names only an id. */
function useOther(clientId: string): { name: string; label: string } {
  const t = useText()
  const format = useFormat()
  const history = useCall('client.histories', { params: { clientId }, query: { pageSize: 20 } })
  const entry = history.data?.items.find(({ action }) => action === 'client.renamed')
  const name = entry?.actor?.name || t('conflict.somebody')
  return { name, label: t('conflict.theirs', { name, at: entry ? format.moment(entry.at) : '' }).trim() }
}
