/** The switches as the person sees them: a new choice is shown before the server has answered. */
import type { ApiError } from '@mizan/platform/contract/client'
import { useState } from 'react'
import { type NotificationWay, ways } from '../../data/kinds.ts'
import type { Settings } from '../../schemas.ts'
import { useSend } from '../data.ts'

type Groups = Settings['groups']

export interface Switches {
  groups: Groups
  choose: (kind: string, way: NotificationWay, on: boolean) => void
  /** The last choice was saved. */
  isSaved: boolean
  failure: ApiError | null
}

export function useSwitches(kept: Groups): Switches {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const set = useSend('notifications.set')
  const groups = kept.map((group) => ({
    ...group,
    items: group.items.map((row) => ({
      ...row,
      ...Object.fromEntries(ways.map((way) => [way, chosen[`${row.kind} ${way}`] ?? row[way]])),
    })),
  }))
  const choose = (kind: string, way: NotificationWay, on: boolean) => {
    const name = `${kind} ${way}`
    setChosen((before) => ({ ...before, [name]: on }))
    const forget = () => setChosen(({ [name]: _, ...others }) => others)
    set.mutateAsync({ body: { kind, way, on } }).then(forget, forget)
  }
  return { groups, choose, isSaved: set.isSuccess, failure: set.error }
}
