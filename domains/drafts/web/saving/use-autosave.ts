/** The saving of an open draft, with the text that this browser has stored of it. */
import type { Client } from '@mizan/platform/contract/client'
import { useApi, useUnsavedChanges } from '@mizan/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { draftRows } from '../../contract.ts'
import type { Draft } from '../../schemas.ts'
import { Autosave, type SaveState } from './autosave.ts'
import { dropCopy, keepCopy } from './copies.ts'

const later = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

export function useAutosave({ draftId, revision, changedAt }: Draft) {
  const client = useApi().client as unknown as Client<typeof draftRows>
  const [state, setState] = useState<SaveState>({ is: 'saved', at: changedAt })
  const made = useRef<Autosave>(null)
  made.current ??= new Autosave(
    {
      draftId,
      save: ({ revision: from, title, text }) =>
        client['drafts.save']({ params: { draftId }, body: { revision: from, title, text } }),
      keep: keepCopy,
      drop: dropCopy,
      onState: setState,
      now: () => new Date(),
      later,
    },
    revision,
  )
  const autosave = made.current
  useUnsavedChanges(state.is === 'clash')
  useEffect(() => {
    const flush = () => void autosave.flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      // A person who leaves the screen does not wait for the pause.
      flush()
    }
  }, [autosave])
  return { autosave, state, setState }
}
