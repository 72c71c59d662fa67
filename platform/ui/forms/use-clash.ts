/** A form about a record that somebody else may change meanwhile: sends only what the person changed. */
import { useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'

/** Somebody else has changed the same: who and when, as far as the refusal says. */
export interface Found {
  by: string | null
  at: string | null
}

interface Told {
  changes?: { by: string | null; at: string; fields: string[] }[]
}

/** Only what is different from the record that the person saw, so that changes of others in other fields stay. */
function changeOf<R extends object>(seen: R, body: Partial<R>): Partial<R> {
  const changed = Object.entries(body).filter(([name, value]) => seen[name as keyof R] !== value)
  return Object.fromEntries(changed) as Partial<R>
}

/** The last change that touches one of the fields; without fields, the last of all. */
export function foundIn({ details }: ApiError, fields: readonly string[] = []): Found {
  const changes = (details as Told).changes ?? []
  const isTouched = (changed: string[]) =>
    fields.length === 0 || changed.some((field) => fields.includes(field))
  const touching = changes.findLast((one) => isTouched(one.fields))
  return { by: touching?.by ?? null, at: touching?.at ?? null }
}

interface ClashForm<V> {
  run: () => unknown
  reset: (to: V) => void
}

type Write<R> = (change: Partial<R> & { version: number }) => Promise<unknown>

/** `record`: as it is now, with the names of fields that are sent; undefined for a new one. */
export function useClash<R extends { version: number }>(record: R | undefined) {
  const began = useRef(record)
  const version = useRef(record?.version ?? 0)
  const [other, setOther] = useState<Found | null>(null)
  /** Which fields the person has changed since they began. */
  const changed = (body: Partial<R>): (keyof R)[] =>
    began.current ? (Object.keys(changeOf(began.current, body)) as (keyof R)[]) : []
  const settle = () => {
    version.current = record?.version ?? 0
    setOther(null)
  }
  const takeTheirs = () => {
    began.current = record
    settle()
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
        setOther(foundIn(error, Object.keys(change)))
        return false
      }
    },
    /** What the person wrote is kept, on top of what the other one did. */
    keepMine: settle,
    /** The buttons of `Clash`: the form is sent once more, or begins anew with what the record says now. */
    answers: <V>(form: ClashForm<V>, theirs: V) => ({
      onMine: () => {
        settle()
        void form.run()
      },
      onTheirs: () => {
        takeTheirs()
        form.reset(theirs)
      },
    }),
  }
}
