/** A form about a record that somebody else may change meanwhile: shows what they wrote, and asks which is kept. */
import { ApiError } from '@mizan/platform/contract/client'
import { Button, useFormat } from '@mizan/platform/ui'
import { FormActions } from '@mizan/platform/ui/forms'
import { useRef, useState } from 'react'
import { useCall } from '../data.ts'
import { clashOf, type Clash as Found } from '../detail/clash.ts'
import classes from './dates.module.css'
import { useText } from './text.ts'

/** Only what is different from the record that the person saw, so that changes of others in other fields stay. */
function changeOf<R extends object>(seen: R, body: Partial<R>): Partial<R> {
  const changed = Object.entries(body).filter(([name, value]) => seen[name as keyof R] !== value)
  return Object.fromEntries(changed) as Partial<R>
}

type Write<R> = (change: Partial<R> & { version: number }) => Promise<unknown>

/** `record`: as it is now; undefined for a new one. */
export function useClash<R extends { version: number }>(record: R | undefined) {
  const began = useRef(record)
  const version = useRef(record?.version ?? 0)
  const [other, setOther] = useState<Found<unknown> | null>(null)
  /** Which fields the person has changed since they began. */
  const changed = (body: Partial<R>): (keyof R)[] =>
    began.current ? (Object.keys(changeOf(began.current, body)) as (keyof R)[]) : []
  const settle = () => {
    version.current = record?.version ?? 0
    setOther(null)
  }
  return {
    other,
    changed,
    /** False if somebody has changed the same; the form then shows `Clash`. */
    async save(body: Partial<R>, write: Write<R>): Promise<boolean> {
      const change = began.current ? changeOf(began.current, body) : body
      try {
        await write({ ...change, version: version.current })
        return true
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'version.changed') throw error
        setOther(clashOf({ field: Object.keys(change)[0] ?? '' }, error))
        return false
      }
    },
    /** What the person wrote is kept, on top of what the other one did. */
    keepMine: settle,
    takeTheirs() {
      began.current = record
      settle()
    },
  }
}

interface Props {
  other: Found<unknown>
  /** What the record says now where the person has written something else. */
  theirs: readonly { label: string; text: string }[]
  onMine: () => void
  onTheirs: () => void
}

export function Clash({ other: { by, at }, theirs, onMine, onTheirs }: Props) {
  const t = useText()
  const format = useFormat()
  const { data } = useCall('cases.people', {}, { staleTime: 60_000 })
  const who = data?.items.find(({ id }) => id === by)?.name
  return (
    <div role="alert" className={classes.clash}>
      <p>{who && at ? t('merge.says', { who, at: format.time(at) }) : t('merge.saysAlone')}</p>
      <ul>
        {theirs.map(({ label, text }) => (
          <li key={label}>
            {label}: <b>{text}</b>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button variant="default" onClick={onTheirs}>
          {t('merge.theirs')}
        </Button>
        <Button variant="default" onClick={onMine}>
          {t('merge.mine')}
        </Button>
      </FormActions>
    </div>
  )
}
