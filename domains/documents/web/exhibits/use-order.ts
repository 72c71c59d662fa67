/** The order of exhibits: moved by a step or to a place, read out, and the focus stays where it was. */
import { type CivilDate, compareDates } from '@mizan/platform/calendar'
import { useState } from 'react'
import { dateInName } from '../../rules/dated-name.ts'
import { useText } from './text.ts'

export interface Entry {
  documentId: string
  /** Of the document. */
  name: string
  /** As the list names it. */
  title: string
  /** When the document was added: an instant. */
  addedAt: string
}

export function useOrder(entries: readonly Entry[], onChange: (entries: Entry[]) => void) {
  const t = useText()
  const [said, setSaid] = useState('')
  const move = (documentId: string, to: number) => {
    const from = entries.findIndex((one) => one.documentId === documentId)
    const moved = entries[from]
    const others = entries.filter((one) => one !== moved)
    const at = Math.min(Math.max(to, 0), others.length)
    if (!moved || at === from) return
    keepFocus()
    onChange(others.toSpliced(at, 0, moved))
    setSaid(t('placed', { name: moved.name, at: at + 1, total: entries.length }))
  }
  const retitle = (documentId: string, title: string) =>
    onChange(entries.map((one) => (one.documentId === documentId ? { ...one, title } : one)))
  const remove = (documentId: string) => onChange(entries.filter((one) => one.documentId !== documentId))
  const arrange = (way: keyof typeof arrangements, word: string) => {
    onChange(entries.toSorted(arrangements[way]))
    setSaid(word)
  }
  return { move, retitle, remove, arrange, said }
}

/** Numbers in names count as numbers: `Ek 10` comes after `Ek 9`. */
const names = new Intl.Collator('tr', { numeric: true })

/** The day on which it was added to the minute: those of one minute came together and stay as they are. */
const minuteOf = ({ addedAt }: Entry): number => Math.floor(Date.parse(addedAt) / 60_000)

/** By the titles that are typed, so that a day can be given to a document whose name has none. Those without one come last. */
const dayOf = ({ title, name }: Entry): CivilDate | undefined => dateInName(title) ?? dateInName(name)

export const isDated = (entry: Entry): boolean => dayOf(entry) !== undefined

const lastOfAll = '9999-12-31'

export const arrangements = {
  /** The oldest first, as a file is read. */
  added: (one: Entry, other: Entry) => minuteOf(one) - minuteOf(other),
  dated: (one: Entry, other: Entry) => compareDates(dayOf(one) ?? lastOfAll, dayOf(other) ?? lastOfAll),
  name: (one: Entry, other: Entry) => names.compare(one.name, other.name),
} as const

export type Ordering = ReturnType<typeof useOrder>

/** A row that is put elsewhere in the page loses the focus. */
function keepFocus(): void {
  const focused = document.activeElement
  requestAnimationFrame(() => {
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
  })
}
