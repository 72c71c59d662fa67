/** A bar below the dashboard of an office with sample data: names them, and removes them. */
import { Button, ConfirmDialog, hooksOf, notify, useFormat } from '@mizan/platform/ui'
import { IconFlask } from '@tabler/icons-react'
import { useState } from 'react'
import type { Counts, RemovalResult, sampleRows } from '../contract.ts'
import classes from './Banner.module.css'
import { useText } from './text.ts'

const { useCall, useSend } = hooksOf<typeof sampleRows>()

export function Banner() {
  const t = useText()
  const wordsFor = useCounts()
  const { data } = useCall('sample.read', {})
  const [isAsking, setAsking] = useState(false)
  if (!data?.sample) return null
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <IconFlask size={18} stroke={1.7} aria-hidden />
      <p>
        {data.sample.people > 0 ? t('body', wordsFor(data.sample)) : t('bodyAlone', wordsFor(data.sample))}
      </p>
      {data.may.includes('remove') && (
        <Button variant="default" px="sm" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      )}
      {isAsking && <Removal counts={data.sample} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** The counts in words. */
function useCounts() {
  const t = useText()
  const format = useFormat()
  const counted = (count: number) => ({ count, shown: format.number(count) })
  return ({ cases, clients, people }: Counts) => ({
    cases: t('cases', counted(cases)),
    clients: t('clients', counted(clients)),
    people: t('people', { count: people }),
  })
}

function Removal({ counts, onClose }: { counts: Counts; onClose: () => void }) {
  const t = useText()
  const wordsFor = useCounts()
  const remove = useSend('sample.remove', (removed) => {
    onClose()
    say(removed)
  })
  const say = ({ kept }: RemovalResult) => {
    if (kept.length === 0) notify('success', t('removal.done'))
    else notify('warning', t('removal.doneButKept', { names: kept.map(({ name }) => name).join(', ') }))
  }
  return (
    <ConfirmDialog
      title={t('removal.title')}
      confirm={t('removal.submit')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({})}
      onClose={onClose}
    >
      <p>
        {counts.people > 0 ? t('removal.body', wordsFor(counts)) : t('removal.bodyAlone', wordsFor(counts))}
      </p>
      <p>{t('removal.kept')}</p>
    </ConfirmDialog>
  )
}
